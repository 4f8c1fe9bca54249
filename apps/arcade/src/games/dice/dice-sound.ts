import type { Observable } from '#frame/observable.ts';
import { createTones } from '#frame/sound.ts';

export type DiceSound = {
  roll(): void;
  lost(): void;
  /** The rarer the win, the more notes. */
  win(notes: number): void;
};

export function createDiceSound(wishes: Observable<{ readonly hasSound: boolean }>): DiceSound {
  const { play, win } = createTones(wishes);
  return {
    roll() {
      // Dice on wood: four knocks, each softer.
      for (const [index, volume] of [0.09, 0.07, 0.05, 0.035].entries()) {
        const frequency = 420 - index * 40;
        play({ frequency, to: 160, atMs: index * 55, lengthMs: 45, volume, type: 'triangle' });
      }
    },
    lost: () => play({ frequency: 196, to: 147, lengthMs: 180, volume: 0.05, type: 'sine' }),
    win,
  };
}
