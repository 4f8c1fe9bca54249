import type { SlotModel } from '@maneki/games/slots/model';
import type { Cell } from '@maneki/games/slots/outcome';
import { Container, type Sprite } from 'pixi.js';
import type { ReelsFit } from './fit-reels.ts';
import { columnAt, restingStops } from './landing.ts';
import type { Motion } from './motion.ts';
import type { StopPlan } from './plan-stops.ts';
import { Reel, type SymbolTextures } from './reel.ts';

const ROLL_MS_MIN = 520;
const ROLL_MS_MIN_TURBO = 120;
const START_STAGGER_MS = 55;
const FADE_MS = 180;

export type Landing = {
  readonly window: readonly string[];
  readonly stops: readonly number[];
  readonly plan: readonly StopPlan[];
};

/** All reels of a machine. Where movement is unwelcome, symbols fade instead. */
export class Reels {
  readonly view = new Container();
  readonly rows: number;
  readonly #reels: readonly Reel[];
  readonly #motion: Motion;
  readonly #isStill: boolean;
  #rolledMs = 0;
  #isRolling = false;
  #isTurbo = false;
  #fades = 0;
  onReelStop: (column: number) => void = () => undefined;

  constructor(options: {
    readonly model: SlotModel;
    readonly textures: SymbolTextures;
    readonly motion: Motion;
    readonly isStill: boolean;
  }) {
    const { model, textures, motion, isStill } = options;
    this.rows = model.rows;
    this.#motion = motion;
    this.#isStill = isStill;
    const { rows, wild, scatter, hold } = model;
    const special = [wild, scatter?.symbol, hold?.symbol].filter((symbol) => symbol != null);
    const stops = restingStops(model.strips, { rows, special });
    this.#reels = model.strips.map((strip, column) => {
      const stop = stops[column]!;
      const reel = new Reel({ strip, column: columnAt(strip, stop, rows), stop, textures });
      reel.onStop = () => this.onReelStop(column);
      return reel;
    });
    this.view.addChild(...this.#reels.map(({ view }) => view));
  }

  get isMoving(): boolean {
    return this.#reels.some(({ isMoving }) => isMoving);
  }

  spriteAt(cell: Cell): Sprite {
    return this.#reels[Math.floor(cell / this.rows)]!.spriteAt(cell % this.rows);
  }

  get cells(): number {
    return this.#reels.length * this.rows;
  }

  resize({ cellWidth, cellHeight, symbol }: ReelsFit): void {
    for (const [column, reel] of this.#reels.entries()) {
      reel.resize(cellWidth, cellHeight, symbol);
      reel.view.x = column * cellWidth;
    }
  }

  begin(isTurbo: boolean): void {
    this.#rolledMs = 0;
    this.#isRolling = true;
    this.#isTurbo = isTurbo;
    if (this.#isStill) {
      void this.#fade(1, 0.12);
      return;
    }
    for (const [column, reel] of this.#reels.entries()) {
      reel.start(isTurbo ? 0 : column * START_STAGGER_MS);
    }
  }

  /** Stops every reel in its turn; answers when all lie still. */
  async land({ window, stops, plan }: Landing, onAwaited: (column: number) => void): Promise<void> {
    const least = this.#isTurbo ? ROLL_MS_MIN_TURBO : ROLL_MS_MIN;
    await this.#motion.wait(least - this.#rolledMs);
    this.#isRolling = false;
    if (this.#isStill) {
      for (const [column, reel] of this.#reels.entries()) {
        reel.lay(window[column]!, stops[column]!);
      }
      await this.#fade(0.12, 1);
      return;
    }
    await Promise.all(
      plan.map(async ({ column, afterMs, isAwaited }) => {
        if (isAwaited) {
          await this.#motion.wait(plan[column - 1]?.afterMs ?? 0);
          if (!this.#motion.isHurried) onAwaited(column);
          await this.#motion.wait(afterMs - (plan[column - 1]?.afterMs ?? 0));
        } else await this.#motion.wait(afterMs);
        const stopped = this.#reels[column]!.stop(window[column]!, stops[column]!);
        if (this.#motion.isHurried) this.#reels[column]!.hurry();
        await stopped;
      }),
    );
  }

  async cancel(): Promise<void> {
    this.#isRolling = false;
    if (this.#isStill) await this.#fade(0.12, 1);
    else await Promise.all(this.#reels.map((reel) => reel.stopWhereItWas()));
  }

  hurry(): void {
    for (const reel of this.#reels) reel.hurry();
  }

  update(passedMs: number): void {
    if (this.#isRolling) this.#rolledMs += passedMs;
    for (const reel of this.#reels) reel.update(passedMs);
  }

  /** The last fade decides: an earlier one that has not ended yet no longer has a say. */
  #fade(from: number, to: number): Promise<void> {
    this.#fades += 1;
    const mine = this.#fades;
    return this.#motion.run(FADE_MS, (share) => {
      if (mine === this.#fades) this.view.alpha = from + (to - from) * share;
    });
  }
}
