import type { Draws } from '../fair/draws.ts';

/** What lies on each spot, by its name. */
export type SpotStakes = Readonly<Partial<Record<string, bigint>>>;

/** The rules of a game whose rounds many players share: everything that follows from cards and stakes. */
export type TableRules<Outcome extends object> = {
  readonly spots: readonly string[];
  /** How long bets are taken, how long the table rests then, deals, and shows what came of it. */
  readonly phases: {
    readonly bettingMs: number;
    readonly closedMs: number;
    readonly dealingMs: number;
    readonly resultMs: number;
  };
  /** A shoe, or whatever one seed decides, has so many rounds. */
  readonly roundsPerShoe: number;
  /** Plays a whole shoe: answers what its rounds bring, the first of them being number 0. */
  playShoe(draws: Draws): (place: number) => Outcome;
  /** What bets give back, stakes included. */
  payoutOf(stakes: SpotStakes, outcome: Outcome): bigint;
  /** What of a player's stakes in one round was truly at risk. */
  validTurnoverOf(stakes: SpotStakes, outcome: Outcome): bigint;
  /** What the house may lose by a round at most. */
  exposureOf(stakes: SpotStakes): bigint;
  /** What a player may have on a spot in one round, in reference units. */
  mostOn(spot: string): number;
  /** What a road of results shows of a round. */
  resultOf(outcome: Outcome): string;
};

/** Adds stakes spot by spot. */
export function addStakes(one: SpotStakes, other: SpotStakes): Record<string, bigint> {
  const sum: Record<string, bigint> = {};
  for (const stakes of [one, other])
    for (const [spot, stake = 0n] of Object.entries(stakes)) sum[spot] = (sum[spot] ?? 0n) + stake;
  return sum;
}

export const totalOf = (stakes: SpotStakes): bigint =>
  Object.values(stakes).reduce<bigint>((sum, stake = 0n) => sum + stake, 0n);
