import type { GameStateOf, RoundViewOf } from '@maneki/contract/house/schemas';
import type { DiceBet } from '@maneki/games/dice/dice';
import { createObservable, type Observable } from '#frame/observable.ts';
import { FIRST_BET } from './choose-bet.ts';

export type DiceRound = RoundViewOf<'dice'>;

/** What stands on the table. */
export type DiceView = {
  /** What the next roll is bet on. */
  readonly bet: DiceBet;
  /** A wish is on its way. */
  readonly isRolling: boolean;
  /** The roll that the marker stands on, or is on its way to. */
  readonly rolled: DiceRound | null;
  /** How long the marker is on its way. */
  readonly travelMs: number;
  /** Whether it has arrived: only then is it told what came of it. */
  readonly hasLanded: boolean;
  /** The last rolls, newest first. */
  readonly recent: readonly DiceRound[];
};

const RECENT_MAX = 12;

/** Begins with what was bet on last, and with what came of it. */
export function createDiceView({ recent, unfinished }: GameStateOf<'dice'>): Observable<DiceView> {
  const shown = recent.filter(({ roundId }) => roundId !== unfinished?.roundId);
  return createObservable<DiceView>({
    bet: (unfinished ?? shown[0])?.bet ?? FIRST_BET,
    isRolling: false,
    rolled: shown[0] ?? null,
    travelMs: 0,
    hasLanded: true,
    recent: shown,
  });
}

export const addRecent = (recent: readonly DiceRound[], round: DiceRound): readonly DiceRound[] =>
  [round, ...recent.filter(({ roundId }) => roundId !== round.roundId)].slice(0, RECENT_MAX);
