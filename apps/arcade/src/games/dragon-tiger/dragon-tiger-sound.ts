import type { Observable } from '#frame/observable.ts';
import { createTones } from '#frame/sound.ts';

export type DragonTigerSound = {
  open(): void;
  close(): void;
  chip(): void;
  /** Two cards come, and are turned one after the other. */
  deal(): void;
  win(notes: number): void;
};

/** When the cards are turned, as `dragon-tiger.css` has it. */
const TURNS_MS = [700, 1_900] as const;

export function createDragonTigerSound(
  wishes: Observable<{ readonly hasSound: boolean }>,
): DragonTigerSound {
  const { play, win } = createTones(wishes);
  return {
    open() {
      play({ frequency: 659, lengthMs: 200, volume: 0.05, type: 'sine' });
      play({ frequency: 880, atMs: 120, lengthMs: 320, volume: 0.05, type: 'sine' });
    },
    close() {
      play({ frequency: 880, lengthMs: 160, volume: 0.05, type: 'sine' });
      play({ frequency: 587, atMs: 120, lengthMs: 300, volume: 0.05, type: 'sine' });
    },
    chip() {
      // Clay on clay.
      for (const [index, frequency] of [2_600, 3_100].entries())
        play({
          frequency,
          to: 1_500,
          atMs: index * 32,
          lengthMs: 36,
          volume: 0.04,
          type: 'triangle',
        });
    },
    deal() {
      for (const atMs of [0, 180])
        play({ frequency: 900, to: 240, atMs, lengthMs: 120, volume: 0.03, type: 'triangle' });
      for (const atMs of TURNS_MS)
        play({ frequency: 320, to: 130, atMs, lengthMs: 90, volume: 0.09, type: 'triangle' });
    },
    win,
  };
}
