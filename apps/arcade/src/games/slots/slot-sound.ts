import type { Observable } from '#frame/observable.ts';
import { createTones } from '#frame/sound.ts';
import { createTicks, type Ticks } from './reel-ticks.ts';

/** The sounds of a slot. */
export type SlotSound = {
  startReels(): void;
  stopReel(): void;
  restReels(): void;
  awaitReel(): void;
  coin(): void;
  /** Rising notes, the more the better the win. */
  win(notes: number): void;
};

export function createSlotSound(wishes: Observable<{ readonly hasSound: boolean }>): SlotSound {
  const { play, win, isAudible, openContext } = createTones(wishes);
  let ticks: Ticks | null = null;
  let unsubscribe = () => {};
  const tick = () => {
    if (!isAudible()) return ticks?.stop();
    ticks ??= createTicks(openContext());
    ticks.start();
  };
  const rest = () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', tick);
    ticks?.stop();
  };
  return {
    startReels() {
      rest();
      play({ frequency: 180, to: 320, lengthMs: 160, volume: 0.05, type: 'triangle' });
      tick();
      unsubscribe = wishes.subscribe(tick);
      document.addEventListener('visibilitychange', tick);
    },
    stopReel: () => play({ frequency: 150, to: 70, lengthMs: 120, volume: 0.14, type: 'sine' }),
    restReels: rest,
    awaitReel: () =>
      play({ frequency: 220, to: 660, lengthMs: 1_000, volume: 0.04, type: 'sawtooth' }),
    coin() {
      play({ frequency: 1_568, lengthMs: 90, volume: 0.06, type: 'triangle' });
      play({ frequency: 2_093, atMs: 60, lengthMs: 160, volume: 0.06, type: 'triangle' });
    },
    win,
  };
}
