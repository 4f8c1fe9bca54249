import type { Clock } from '@maneki/kernel/clock';
import { removeDemo } from '@maneki/server/features/identity/index';
import type { Database } from '@maneki/server/platform/database/database';
import { COULD_NOT, type OperatorCommand } from './operator-door.ts';

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
    const { accounts } = await database.transact((tx) => removeDemo(tx, clock.now()));
    say(
      `${accounts} demo accounts were disabled. New members get no gift, and the outbox is empty. ` +
        'Set DEMO=off before the next start.',
    );
    return 0;
  },
});
