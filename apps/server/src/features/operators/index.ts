export { addOperator } from './add-operator.ts';
export { listDemoNames, listDemoOperators, removeDemoOperators } from './demo/demo-operators.ts';
export { disableOperator } from './disable-operator.ts';
export { operatorsFeature } from './feature.ts';
export { createOperatorCallers } from './find-operator.ts';
export { inviteOperator } from './invitations/invite-operator.ts';
export { listColleagues } from './list-colleagues.ts';
export { createOperatorCodes, type OperatorCodes } from './login/codes.ts';
export { merchantsOf } from './merchants-of.ts';
export { openOperatorSession } from './open-session.ts';
export type {
  PreparedExecutor,
  ProposalExecutor,
  ProposalExecutors,
} from './proposals/proposal.ts';
export { propose } from './proposals/propose.ts';
export { listOpenSubjects } from './proposals/store.ts';
