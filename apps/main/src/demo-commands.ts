import type { Clock } from '@maneki/kernel/clock';
import { removeDemo } from '@maneki/server/features/identity/index';
import { retireDemoKeys } from '@maneki/server/features/play/index';
import type { Database } from '@maneki/server/platform/database/database';
import { COULD_NOT, type OperatorCommand } from './operator-door.ts';
import { recordCommand } from './record-command.ts';

export const isDemoCommand = (name: string): name is 'demo:remove' => name === 'demo:remove';

/** Ends a demonstration, so that a business can begin. */
export const demoCommands = ({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Readonly<Record<'demo:remove', OperatorCommand>> => ({
  async 'demo:remove'(say, args) {
    if (args.length > 0) {
      say('npm run demo:remove');
      return COULD_NOT;
    }
    const { accounts, operators, keys } = await database.transact(async (tx) => {
      const now = clock.now();
      const removed = await removeDemo(tx, now);
      const after = {
        accounts: removed.accounts,
        operators: removed.addedOperators,
        keys: await retireDemoKeys(tx, now),
      };
      await recordCommand(tx, { name: 'demo:remove', subject: 'demo', now, after });
      return after;
    });
    if (operators.length > 0)
      say(`Operators whom the demo had added were disabled as well: ${operators.join(', ')}.`);
    if (keys.length > 0)
      say(`Keys of providers that the demo had collected were retired: ${keys.join(', ')}.`);
    say(
      `${accounts} demo accounts were disabled. New members get no gift, and the outbox is empty. ` +
        'Set DEMO=off before the next start.',
    );
    return 0;
  },
});
