import { OPERATOR_ROLES } from '@maneki/contract/operators/rights';
import type { Clock } from '@maneki/kernel/clock';
import type { Outcome } from '@maneki/kernel/outcome';
import {
  addOperator,
  disableOperator,
  inviteOperator,
  merchantsOf,
  openOperatorSession,
} from '@maneki/server/features/operators/index';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import { COULD_NOT, type OperatorCommand } from './operator-door.ts';
import { recordCommand } from './record-command.ts';

const USAGE = {
  'operator:add': `npm run operator:add -- <name> <${OPERATOR_ROLES.join('|')}> [merchant …]`,
  'operator:invite': 'npm run operator:invite -- <name>',
  'operator:enter': 'npm run operator:enter -- <name>',
  'operator:disable': 'npm run operator:disable -- <name>',
} as const;

export type AccountCommand = keyof typeof USAGE;

export const isAccountCommand = (name: string): name is AccountCommand => name in USAGE;

const REFUSALS: Readonly<Record<string, string>> = {
  name_invalid: 'A name has 2 to 31 small letters, digits, dots, hyphens and underscores.',
  role_unknown: `A role is one of ${OPERATOR_ROLES.join(', ')}.`,
  merchant_unknown: 'There is no such merchant.',
  name_taken: 'An operator of this name is there already.',
  operator_unknown: 'There is no such operator, or they are disabled.',
};

type Tools = { readonly database: Database; readonly clock: Clock };

/** Makes operators known, lets them in and shuts them out. A session's token is said once. */
export function accountCommands({
  database,
  clock,
}: Tools): Readonly<Record<AccountCommand, OperatorCommand>> {
  const command =
    <Value>(
      name: AccountCommand,
      act: (tx: Tx, args: readonly [string, ...string[]]) => Promise<Outcome<Value, Refused>>,
      tell: (value: Value) => string,
    ): OperatorCommand =>
    async (say, args) => {
      if (!isUnderstood(name, args)) {
        say(USAGE[name]);
        return COULD_NOT;
      }
      const outcome = await database.transact(async (tx) => {
        const acted = await act(tx, args);
        if (acted.ok) {
          const [operator] = args;
          const merchantCodes = await merchantsOf(tx, operator);
          const subject = `operator ${operator}`;
          await recordCommand(tx, { name, subject, merchantCodes, now: clock.now() });
        }
        return acted;
      });
      say(outcome.ok ? tell(outcome.value) : (REFUSALS[outcome.refusal.code] ?? 'It was refused.'));
      return outcome.ok ? 0 : 1;
    };
  return {
    'operator:add': command(
      'operator:add',
      async (tx, [name, role = '', ...merchantCodes]) => {
        const now = clock.now();
        const added = await addOperator(tx, { name, role, merchantCodes, now });
        return added.ok ? inviteOperator(tx, { name, now }) : added;
      },
      tellInvitation,
    ),
    'operator:invite': command(
      'operator:invite',
      (tx, [name]) => inviteOperator(tx, { name, now: clock.now() }),
      tellInvitation,
    ),
    'operator:enter': command(
      'operator:enter',
      (tx, [name]) => openOperatorSession(tx, { name, now: clock.now() }),
      ({ token }) => token,
    ),
    'operator:disable': command(
      'operator:disable',
      (tx, [name]) => disableOperator(tx, { name, now: clock.now() }),
      () => 'The operator is disabled, and every session of theirs has ended.',
    ),
  };
}

const tellInvitation = ({ invitation }: { invitation: string }) =>
  `For one day the operator chooses a password and sets up their codes at /console/join#${invitation}`;

type Refused = { readonly code: string };

function isUnderstood(
  name: AccountCommand,
  args: readonly string[],
): args is readonly [string, ...string[]] {
  if (args.some((arg) => arg.startsWith('-'))) return false;
  return name === 'operator:add' ? args.length >= 2 : args.length === 1;
}
