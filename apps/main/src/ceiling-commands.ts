import { parseArgs } from 'node:util';
import type { Clock } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { findOwner } from '@maneki/server/features/identity/index';
import {
  type DecideServices,
  decideHeldWin,
  listHeldWins,
  setCeilings,
} from '@maneki/server/features/play/index';
import { COULD_NOT, type OperatorCommand, type Say } from './operator-door.ts';
import { recordCommand } from './record-command.ts';

export type CeilingTools = { readonly clock: Clock; readonly decisions: DecideServices };

const USAGE = {
  'provider:limit':
    'npm run provider:limit -- <code> --by NAME [--game VENDOR/ID] [--round N] [--stake N] ' +
    '[--jackpot N] [--day N], in reference units, --stake in stakes; “default” takes a limit back',
  'provider:held':
    'npm run provider:held [-- <member> <provider> <win> --pay|--refuse --by NAME --reason WHY]',
} as const;

export type CeilingCommand = keyof typeof USAGE;

export const isCeilingCommand = (name: string): name is CeilingCommand => name in USAGE;

const REFUSALS = {
  provider_unknown: 'There is no such provider.',
  ceiling_invalid: 'A limit is more than nothing.',
  held_win_unknown: 'There is no such held win.',
  held_win_decided: 'It has been decided already.',
} as const;

const LISTED_MAX = 1_000;

/** Says what providers may pay, lists the wins beyond that, and ends them. */
export const ceilingCommands = (
  tools: CeilingTools,
): Readonly<Record<CeilingCommand, OperatorCommand>> => ({
  'provider:limit': (say, args) => limit(tools, say, args),
  'provider:held': (say, args) => (args.length === 0 ? list(tools, say) : decide(tools, say, args)),
});

async function limit({ clock, decisions }: CeilingTools, say: Say, args: readonly string[]) {
  const read = readArgs(args, ['by', 'game', 'round', 'stake', 'jackpot', 'day']);
  const [providerCode, ...rest] = read?.positionals ?? [];
  const { by, game, round, stake, jackpot, day } = read?.values ?? {};
  const [vendorCode, gameId] = game?.split('/') ?? [];
  const isGame = game === undefined || (vendorCode && gameId);
  const isNumbers = [round, stake, jackpot, day].every(
    (text) => text === undefined || isLimit(text),
  );
  if (!providerCode || rest.length > 0 || !by || !isGame || !isNumbers)
    return explain(say, 'provider:limit');
  const change = {
    providerCode,
    game: vendorCode && gameId ? { vendorCode, gameId } : null,
    ceilings: {
      winPerRoundMax: readLimit(round),
      winPerStakeMax: readLimit(stake),
      jackpotMax: readLimit(jackpot),
      exposurePerDayMax: readLimit(day),
    },
  };
  const changed = { at: clock.now(), by };
  const outcome = await decisions.database.transact(async (tx) => {
    const set = await setCeilings(tx, change, changed);
    const after = { by, game, round, stake, jackpot, day };
    const subject = `provider ${providerCode}`;
    if (set.ok)
      await recordCommand(tx, { name: 'provider:limit', subject, now: changed.at, after });
    return set;
  });
  if (!outcome.ok) return refuse(say, outcome.refusal.code);
  decisions.ceilings.forget();
  say(`The limits of ${game ?? providerCode} are changed.`);
  return 0;
}

const isLimit = (text: string): boolean => text === 'default' || /^\d{1,15}$/.test(text);

/** Undefined leaves it as it was, null takes it back. */
function readLimit(text: string | undefined): bigint | null | undefined {
  if (text === undefined) return undefined;
  return text === 'default' ? null : BigInt(text);
}

async function list({ decisions }: CeilingTools, say: Say) {
  const wins = await decisions.database.statement((tx) => listHeldWins(tx, { limit: LISTED_MAX }));
  for (const { memberId, providerCode, key, amount, currency, ceiling, heldAt } of wins)
    say(
      `${memberId} ${providerCode} ${key}  ${writeAmount(amount)} ${currency}  ${ceiling}  ${heldAt.toISOString()}`,
    );
  if (wins.length === 0) say('No win is held.');
  return 0;
}

async function decide({ clock, decisions }: CeilingTools, say: Say, args: readonly string[]) {
  const read = readArgs(args, ['by', 'reason'], ['pay', 'refuse']);
  const [memberId, providerCode, key, ...rest] = read?.positionals ?? [];
  const { by, reason } = read?.values ?? {};
  const { pay, refuse: isRefused } = read?.flags ?? {};
  if (!memberId || !isUuid(memberId) || !providerCode || !key || rest.length > 0)
    return explain(say, 'provider:held');
  if (!by || !reason || pay === isRefused) return explain(say, 'provider:held');
  const now = clock.now();
  const decision = pay ? 'PAID' : 'REFUSED';
  const judgement = { memberId, providerCode, key, decision, by, reason, now } as const;
  const outcome = await decideHeldWin(decisions, judgement, async (tx) => {
    const owner = await findOwner(tx, memberId);
    const merchantCodes = owner && [owner.merchantCode];
    const after = { by, decision, win: key };
    const told = { subject: `member ${memberId}`, merchantCodes, now, reason, after };
    await recordCommand(tx, { name: 'provider:held', ...told });
  });
  if (!outcome.ok) return refuse(say, outcome.refusal.code);
  // Who runs this beside the product is gone before anybody else would write it down.
  await decisions.ceilings.flush(now);
  say(pay ? 'It is paid.' : 'It is refused; its bet stays open.');
  return 0;
}

const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function readArgs(
  args: readonly string[],
  valued: readonly string[],
  flagged: readonly string[] = [],
) {
  const options = Object.fromEntries([
    ...valued.map((name) => [name, { type: 'string' as const }]),
    ...flagged.map((name) => [name, { type: 'boolean' as const, default: false }]),
  ]);
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return {
      positionals,
      values: values as Readonly<Record<string, string | undefined>>,
      flags: values as Readonly<Record<string, boolean | undefined>>,
    };
  } catch {
    return undefined;
  }
}

function explain(say: Say, command: CeilingCommand): number {
  say(USAGE[command]);
  return COULD_NOT;
}

function refuse(say: Say, code: keyof typeof REFUSALS): number {
  say(REFUSALS[code]);
  return 1;
}
