import { seedDemoOperators } from './demo/demo-operators.ts';
import type { LoginServices } from './login/log-in.ts';
import { operatorsHandlers } from './routes.ts';

export const operatorsFeature = {
  handlers: ({
    database,
    operatorCodes,
  }: Pick<LoginServices, 'database'> & { readonly operatorCodes: LoginServices['codes'] }) =>
    operatorsHandlers({ database, codes: operatorCodes }),
  seedDemo: seedDemoOperators,
  refreshDemo: seedDemoOperators,
};
