import type { Services } from '@maneki/server/services';
import { accountCommands } from './account-commands.ts';
import { auditCommands } from './audit-commands.ts';
import { ceilingCommands } from './ceiling-commands.ts';
import { checkLedgerAloud } from './check-ledger-aloud.ts';
import { demoCommands } from './demo-commands.ts';
import type { OperatorCommands } from './operator-door.ts';
import { providerCommands } from './provider-commands.ts';

/** What a running product does for its operator, by the names of the npm scripts that ask for it. */
export const operatorCommands = ({
  database,
  clock,
  metrics,
  play,
}: Services): OperatorCommands => ({
  ...accountCommands({ database, clock }),
  ...auditCommands({ database }),
  ...demoCommands({ database, clock }),
  ...providerCommands({
    database,
    clock,
    sealer: play.sealer,
    onChange: () => play.providers.forget(),
  }),
  ...ceilingCommands({ clock, decisions: play.rounds }),
  async 'ledger:check'(say) {
    const now = clock.now();
    const { verdicts, code } = await checkLedgerAloud(database, { say, now });
    metrics.tellLedgerCheck({ mode: 'full', at: now, verdicts });
    return code;
  },
});
