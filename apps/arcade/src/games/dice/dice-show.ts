import { readAmount } from '#frame/money.ts';
import type { Observable } from '#frame/observable.ts';
import type { Show } from '#instant/play.ts';
import type { PlayState } from '#instant/play-state.ts';
import type { DiceSound } from './dice-sound.ts';
import { addRecent, type DiceRound, type DiceView } from './dice-view.ts';

const TRAVEL_MS = 480;
const TURBO_MS = 140;
/** From this many times the stake on a win has more notes. */
const RARE = 5n;

export type DiceShowOptions = {
  readonly state: Observable<PlayState<'dice'>>;
  readonly view: Observable<DiceView>;
  readonly sound: DiceSound;
  readonly isTurbo: () => boolean;
  readonly isStill: () => boolean;
};

/** Shows rolls: the marker runs to the number that the house rolled, then it is told what came of it. */
export class DiceShow implements Show<'dice'> {
  readonly #options: DiceShowOptions;
  #arrive: () => void = () => undefined;

  constructor(options: DiceShowOptions) {
    this.#options = options;
  }

  begin(): void {
    this.#options.view.set({ isRolling: true });
    this.#options.sound.roll();
  }

  async cancel(): Promise<void> {
    this.#options.view.set({ isRolling: false });
  }

  hurry(): void {
    this.#options.view.set({ travelMs: 0 });
    this.#arrive();
  }

  async showRound(round: DiceRound): Promise<void> {
    const { state, view, sound, isTurbo, isStill } = this.#options;
    const travelMs = isStill() ? 0 : isTurbo() ? TURBO_MS : TRAVEL_MS;
    const { bet } = round;
    state.set({ phase: 'showing' });
    view.set({ bet, isRolling: false, rolled: round, travelMs, hasLanded: false });
    await this.#travel(travelMs);
    const win = readAmount(round.win);
    view.set({ hasLanded: true, recent: addRecent(view.get().recent, round) });
    state.set({ win: { from: 0n, to: win, countMs: 0 } });
    if (win === 0n) sound.lost();
    else sound.win(win >= readAmount(round.stake) * RARE ? 5 : 2);
  }

  #travel(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#arrive = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
