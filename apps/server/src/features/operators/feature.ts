import type { Database } from '#platform/database/database';
import { seedDemoOperators } from './demo/demo-operators.ts';
import type { OperatorCodes } from './login/codes.ts';
import type { ProposalExecutors } from './proposals/proposal.ts';
import { operatorsHandlers } from './routes.ts';

type OperatorsServices = {
  readonly database: Database;
  readonly operatorCodes: OperatorCodes;
  readonly proposalExecutors: ProposalExecutors;
};

export const operatorsFeature = {
  handlers: ({ database, operatorCodes, proposalExecutors }: OperatorsServices) =>
    operatorsHandlers({ database, codes: operatorCodes, executors: proposalExecutors }),
  seedDemo: seedDemoOperators,
  refreshDemo: seedDemoOperators,
};
