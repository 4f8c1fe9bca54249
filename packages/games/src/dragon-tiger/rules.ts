import { shuffleShoe } from '../cards/shoe.ts';
import type { TableRules } from '../tables/table-rules.ts';
import {
  DECKS,
  type Deal,
  type DragonTigerResult,
  dealOf,
  exposureOf,
  payoutOfAll,
  ROUNDS_PER_SHOE,
  resultOf,
  SPOTS,
  validTurnoverOf,
} from './dragon-tiger.ts';

export const DRAGON_TIGER = {
  gameId: 'dragontiger1',
  vendor: 'HLIVE',
  name: 'Dragon Tiger',
  model: 'dragon-tiger',
  version: 1,
} as const;

export type DragonTigerOutcome = Deal & { readonly result: DragonTigerResult };

const MAIN_MAX = 1_000;
const SIDE_MAX = 200;

export const dragonTigerRules: TableRules<DragonTigerOutcome> = {
  spots: SPOTS,
  phases: { bettingMs: 15_000, closedMs: 2_000, dealingMs: 5_000, resultMs: 4_000 },
  roundsPerShoe: ROUNDS_PER_SHOE,
  playShoe(draws) {
    const shoe = shuffleShoe(draws, DECKS);
    return (place) => {
      const deal = dealOf(shoe, place);
      return { ...deal, result: resultOf(deal) };
    };
  },
  payoutOf: (stakes, { result }) => payoutOfAll(stakes, result),
  validTurnoverOf: (stakes) => validTurnoverOf(stakes),
  exposureOf: (stakes) => exposureOf(stakes),
  mostOn: (spot) => (spot === 'DRAGON' || spot === 'TIGER' ? MAIN_MAX : SIDE_MAX),
  resultOf: ({ result }) => result,
};
