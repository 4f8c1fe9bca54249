import { seedDemoOperators } from './demo/demo-operators.ts';
import type { OperatorCodes } from './login/codes.ts';
import type { ProposalExecutors } from './proposals/proposal.ts';
import { operatorsHandlers } from './routes.ts';
import { type SystemServices, systemHandlers } from './system/system-routes.ts';

type OperatorsServices = SystemServices & {
  readonly operatorCodes: OperatorCodes;
  readonly proposalExecutors: ProposalExecutors;
};

export const operatorsFeature = {
  handlers: ({ operatorCodes, proposalExecutors, ...services }: OperatorsServices) => ({
    ...operatorsHandlers({ ...services, codes: operatorCodes, executors: proposalExecutors }),
    ...systemHandlers(services),
  }),
  seedDemo: seedDemoOperators,
  refreshDemo: seedDemoOperators,
};
