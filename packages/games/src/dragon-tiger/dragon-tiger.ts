import { rankOf, suitOf } from '../cards/card.ts';

export const DECKS = 8;
/** A new shoe begins when fewer cards than these are left. */
export const CARDS_MIN = 60;

export const SPOTS = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;
export type Spot = (typeof SPOTS)[number];
export type DragonTigerResult = 'DRAGON' | 'TIGER' | 'TIE' | 'SUITED_TIE';

/** The two cards of a round. */
export type Deal = { readonly dragon: number; readonly tiger: number };

/** The king is high and the ace low; suits only tell ties apart. */
export function resultOf({ dragon, tiger }: Deal): DragonTigerResult {
  const difference = rankOf(dragon) - rankOf(tiger);
  if (difference > 0) return 'DRAGON';
  if (difference < 0) return 'TIGER';
  return suitOf(dragon) === suitOf(tiger) ? 'SUITED_TIE' : 'TIE';
}

/** How many rounds a shoe has: cards are dealt in pairs while enough of them are left. */
export const ROUNDS_PER_SHOE = Math.floor((DECKS * 52 - CARDS_MIN) / 2) + 1;

/** The cards of a round, the first of a shoe being number 0. */
export const dealOf = (shoe: readonly number[], round: number): Deal => ({
  dragon: shoe[round * 2]!,
  tiger: shoe[round * 2 + 1]!,
});

/** What a spot gives back, stake included, in halves of the stake. */
const PAYS: Readonly<Record<Spot, Readonly<Record<DragonTigerResult, number>>>> = {
  DRAGON: { DRAGON: 4, TIGER: 0, TIE: 1, SUITED_TIE: 1 },
  TIGER: { DRAGON: 0, TIGER: 4, TIE: 1, SUITED_TIE: 1 },
  TIE: { DRAGON: 0, TIGER: 0, TIE: 22, SUITED_TIE: 22 },
  SUITED_TIE: { DRAGON: 0, TIGER: 0, TIE: 0, SUITED_TIE: 102 },
};

/** What a bet gives back, in ledger units; half of an odd one is rounded down. */
export const payoutOf = (spot: Spot, stake: bigint, result: DragonTigerResult): bigint =>
  (stake * BigInt(PAYS[spot][result])) / 2n;

/** What lies on each spot. */
export type Stakes = Readonly<Partial<Record<Spot, bigint>>>;

const on = (stakes: Stakes, spot: Spot): bigint => stakes[spot] ?? 0n;

/** What all bets of a round give back together. */
export const payoutOfAll = (stakes: Stakes, result: DragonTigerResult): bigint =>
  SPOTS.reduce((sum, spot) => sum + payoutOf(spot, on(stakes, spot), result), 0n);

/** Dragon and tiger oppose each other: of both only the difference is at risk, and counts. */
export const validTurnoverOf = (stakes: Stakes): bigint => {
  const difference = on(stakes, 'DRAGON') - on(stakes, 'TIGER');
  return (
    (difference < 0n ? -difference : difference) + on(stakes, 'TIE') + on(stakes, 'SUITED_TIE')
  );
};

const RESULTS: readonly DragonTigerResult[] = SPOTS;

/** What a table may lose by a round at most: by the worst of its results, less what was staked. */
export function exposureOf(stakes: Stakes): bigint {
  const staked = SPOTS.reduce((sum, spot) => sum + on(stakes, spot), 0n);
  const losses = RESULTS.map((result) => payoutOfAll(stakes, result) - staked);
  return [0n, ...losses].sort((one, other) => (one < other ? 1 : -1))[0]!;
}
