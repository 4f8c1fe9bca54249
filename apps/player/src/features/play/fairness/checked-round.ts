import type { CheckField } from '@maneki/contract/house/check-query';
import { ROUND_NO_MAX } from '@maneki/contract/house/round-number';
import type { GameKind } from '@maneki/contract/house/schemas';
import { type DiceBet, isDiceBet } from '@maneki/games/dice/dice';
import { ROUNDS_PER_SHOE } from '@maneki/games/dragon-tiger/dragon-tiger';
import { parseAmount } from '@maneki/kernel/money';
import { findFairGame } from './fair-games.ts';
import { readSlip, type SlipTicket } from './read-slip.ts';
import { readBets, readHundredths, SPOTS, type TypedRound } from './typed-round.ts';

type Frame = {
  readonly game: string;
  readonly serverSeed: string;
  readonly commitment: string | undefined;
  /** What was staked and paid, in units of the ledger, where somebody says so. */
  readonly stake: bigint | undefined;
  readonly win: bigint | undefined;
};

type OwnRound = Frame & { readonly clientSeed: string; readonly nonce: number };

/** What decides a round, as a player writes it down, by its kind. */
type Rounds = {
  readonly slots: OwnRound;
  readonly dice: OwnRound & { readonly bet: DiceBet | undefined };
  readonly 'dragon-tiger': Frame & {
    readonly shoe: number;
    readonly place: number;
    readonly stakes: Readonly<Record<string, bigint>>;
  };
  readonly lottery: Frame & { readonly issue: number; readonly tickets: readonly SlipTicket[] };
};

export type CheckedRoundOf<Kind extends GameKind> = Rounds[Kind] & { readonly kind: Kind };
export type CheckedRound = { [Kind in GameKind]: CheckedRoundOf<Kind> }[GameKind];

const HASH = /^[0-9a-f]{64}$/;
/** Anything printable but the bar, which parts what is signed. */
const CLIENT_SEED = /^[\x21-\x7B\x7D\x7E]{1,64}$/;
const COUNT = /^\d{1,15}$/;

/** Which fields a kind of game has, in the order in which they stand. */
const OWN_FIELDS = ['game', 'serverSeed', 'clientSeed', 'nonce', 'commitment'] as const;
export const KIND_FIELDS: Readonly<Record<GameKind, readonly CheckField[]>> = {
  slots: [...OWN_FIELDS, 'stake', 'win'],
  dice: [...OWN_FIELDS, 'side', 'target', 'stake', 'win'],
  'dragon-tiger': ['game', 'serverSeed', 'shoe', 'place', 'commitment', 'bets', 'win'],
  lottery: ['game', 'serverSeed', 'issue', 'commitment', 'tickets', 'win'],
};

const isAmount = (text: string): boolean => (parseAmount(text) ?? -1n) >= 0n;

/** What each field may hold; what was bet and paid may be left out. */
const isRight: Readonly<Record<CheckField, (value: string, typed: TypedRound) => boolean>> = {
  game: (id) => findFairGame(id) !== undefined,
  round: () => true,
  commitment: (hash) => hash === '' || HASH.test(hash),
  serverSeed: (seed) => HASH.test(seed),
  clientSeed: (seed) => CLIENT_SEED.test(seed),
  nonce: (count) => COUNT.test(count),
  shoe: (count) => COUNT.test(count),
  place: (count) => COUNT.test(count) && Number(count) < ROUNDS_PER_SHOE,
  side: (side, { target }) => isSide(side) || (side === '' && target === ''),
  target: (target, { side }) => (isSide(side) ? readDiceBet({ side, target }) !== undefined : true),
  bets: (bets) =>
    Object.entries(readBets(bets)).every(
      ([spot, stake]) => SPOTS.some((known) => known === spot) && isAmount(stake),
    ),
  issue: (count) => COUNT.test(count) && isIssue(Number(count)),
  tickets: (tickets, { game }) => readSlip(game, tickets) !== undefined,
  stake: (stake) => stake === '' || isAmount(stake),
  win: (win) => win === '' || isAmount(win),
};

const isIssue = (no: number): boolean => no > 0 && no <= ROUND_NO_MAX;

const isSide = (side: string): side is DiceBet['side'] => side === 'OVER' || side === 'UNDER';

function readDiceBet({ side, target }: Pick<TypedRound, 'side' | 'target'>): DiceBet | undefined {
  const hundredths = readHundredths(target);
  if (!isSide(side) || hundredths === undefined) return undefined;
  const bet = { side, target: hundredths };
  return isDiceBet(bet) ? bet : undefined;
}

type Checked =
  | { readonly ok: true; readonly round: CheckedRound }
  | { readonly ok: false; readonly wrong: readonly CheckField[] };

/** Whether what was typed can be a round; else which fields cannot. */
export function checkTyped(given: TypedRound): Checked {
  const typed = trim(given);
  const kind = findFairGame(typed.game)?.kind;
  const fields = KIND_FIELDS[kind ?? 'slots'];
  const wrong = fields.filter((field) => !isRight[field](typed[field], typed));
  if (!kind || wrong.length > 0) return { ok: false, wrong };
  return { ok: true, round: { kind, ...READ[kind](typed) } as CheckedRound };
}

/** Blanks around a value, and large letters of a hash, do not matter. */
function trim(given: TypedRound): TypedRound {
  const entries = Object.entries(given).map(([field, value]) => [field, value.trim()]);
  const typed = Object.fromEntries(entries) as TypedRound;
  const { serverSeed, commitment } = typed;
  return {
    ...typed,
    serverSeed: serverSeed.toLowerCase(),
    commitment: commitment.toLowerCase(),
  };
}

const readFrame = ({ game, serverSeed, commitment, stake, win }: TypedRound): Frame => ({
  game,
  serverSeed,
  commitment: commitment || undefined,
  stake: parseAmount(stake),
  win: parseAmount(win),
});

const readOwn = (typed: TypedRound): OwnRound => ({
  ...readFrame(typed),
  clientSeed: typed.clientSeed,
  nonce: Number(typed.nonce),
});

const READ: { readonly [Kind in GameKind]: (typed: TypedRound) => Rounds[Kind] } = {
  slots: readOwn,
  dice: (typed) => ({ ...readOwn(typed), bet: readDiceBet(typed) }),
  'dragon-tiger': (typed) => {
    const stakes = Object.entries(readBets(typed.bets)).map(
      ([spot, stake]) => [spot, parseAmount(stake) ?? 0n] as const,
    );
    const stake = stakes.reduce((sum, [, one]) => sum + one, 0n);
    return {
      ...readFrame(typed),
      stake: stakes.length > 0 ? stake : undefined,
      shoe: Number(typed.shoe),
      place: Number(typed.place),
      stakes: Object.fromEntries(stakes),
    };
  },
  lottery: (typed) => {
    const tickets = readSlip(typed.game, typed.tickets) ?? [];
    const stake = tickets.reduce((sum, ticket) => sum + ticket.stake, 0n);
    return {
      ...readFrame(typed),
      stake: tickets.length > 0 ? stake : undefined,
      issue: Number(typed.issue),
      tickets,
    };
  },
};
