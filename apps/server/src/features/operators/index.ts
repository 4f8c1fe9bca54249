export { addOperator } from './add-operator.ts';
export { listDemoOperators, removeDemoOperators } from './demo/demo-operators.ts';
export { disableOperator } from './disable-operator.ts';
export { operatorsFeature } from './feature.ts';
export { createOperatorCallers } from './find-operator.ts';
export { inviteOperator } from './invitations/invite-operator.ts';
export { createOperatorCodes, type OperatorCodes } from './login/codes.ts';
export { openOperatorSession } from './open-session.ts';
