import { parseAmount, writeAmount } from '@maneki/kernel/money';
import type { GameKind, PastRound, PastRoundOf } from './schemas.ts';

/**
 * What the site's page `/m/fairness` reads from its address, and what `house.verify` hands over: these names
 * and no others. A round whose seed is not told yet has no `serverSeed`.
 */
export const CHECK_FIELDS = [
  'game',
  'round',
  'commitment',
  'serverSeed',
  /** Where a round is one player's own: their seed, and the number of the round. */
  'clientSeed',
  'nonce',
  /** Where many share it: the shoe, and the place in it, counted from 0. */
  'shoe',
  'place',
  /** Where it is a lottery: the number of the issue within its game. */
  'issue',
  /** What was bet on dice: `OVER` or `UNDER`, and the number in hundredths. */
  'side',
  'target',
  /** What lay on a table: `DRAGON:1000,TIE:200`. */
  'bets',
  /** What was staked, and paid but for jackpots; none where no money has moved. */
  'stake',
  'win',
] as const;

export type CheckField = (typeof CHECK_FIELDS)[number];
export type CheckValues = Readonly<Partial<Record<CheckField, string>>>;

/** The longest value of a field. */
export const CHECK_VALUE_MAX = 128;

/** How a kind's own seeds and bets are told: a kind that is missing does not compile. */
const FIELDS: { readonly [Kind in GameKind]: (round: PastRoundOf<Kind>) => CheckValues } = {
  slots: (round) => ownSeeds(round),
  dice: (round) => ({
    ...ownSeeds(round),
    side: round.bet.side,
    target: String(round.bet.target),
  }),
  'dragon-tiger': (round) => shoeSeeds(round),
  lottery: ({ bet }) => ({ issue: String(bet.no) }),
};

const ownSeeds = ({ clientSeed, nonce }: Pick<PastRound, 'clientSeed' | 'nonce'>) => ({
  clientSeed,
  nonce: String(nonce),
});

/** A round of a table, whichever game is played there. */
export type SharedRound = Exclude<Extract<PastRound, { roundNo: number }>, { kind: 'lottery' }>;

export const isShared = (round: PastRound): round is SharedRound =>
  'roundNo' in round && round.kind !== 'lottery';

const shoeSeeds = ({ bet, nonce }: SharedRound) => ({
  shoe: String(bet.shoeNo),
  place: String(nonce),
  bets: Object.entries(bet.stakes)
    .map(([spot, stake]) => `${spot}:${stake}`)
    .join(','),
});

/** All that checks a round, whatever its kind. */
export function checkQueryOf(round: PastRound): string {
  const { gameId, roundId, commitment, serverSeed, stake } = round;
  const own = FIELDS[round.kind] as (round: PastRound) => CheckValues;
  const money = round.status === 'SETTLED' ? { stake, win: writeAmount(drawnWin(round)) } : {};
  return writeCheckQuery({
    game: gameId,
    round: roundId,
    commitment,
    ...(serverSeed === null ? {} : { serverSeed }),
    ...own(round),
    ...money,
  });
}

/** The address of a check, of as much as is known. */
export const writeCheckQuery = (values: CheckValues): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();

/** Jackpots are drawn apart, with another seed. */
function drawnWin({ win, jackpots }: Pick<PastRound, 'win' | 'jackpots'>): bigint {
  const units = (text: string): bigint => parseAmount(text) ?? 0n;
  return jackpots.reduce((left, { amount }) => left - units(amount), units(win));
}
