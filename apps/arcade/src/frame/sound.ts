import type { Observable } from './observable.ts';
import { createTicks, type Ticks } from './reel-ticks.ts';

/** The sounds of a game. They are made while they are played: no file is loaded for them. */
export type Sound = {
  startReels(): void;
  stopReel(): void;
  restReels(): void;
  awaitReel(): void;
  coin(): void;
  /** Rising notes, the more the better the win. */
  win(notes: number): void;
};

type Note = {
  readonly frequency: number;
  readonly atMs?: number;
  readonly lengthMs: number;
  readonly volume: number;
  readonly type?: OscillatorType;
  /** Where the pitch glides to. */
  readonly to?: number;
};

/** A friendly scale without half tones: whatever is played of it fits together. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51] as const;

/** Asks on each sound whether it is wanted, so that a switch works at once. */
export function createSound(wishes: Observable<{ readonly hasSound: boolean }>): Sound {
  let context: AudioContext | null = null;
  let ticks: Ticks | null = null;
  let unsubscribe = () => {};
  const isAudible = () => wishes.get().hasSound && !document.hidden;
  const openContext = (): AudioContext => {
    context ??= new AudioContext();
    void context.resume();
    return context;
  };
  const play = (note: Note): void => {
    if (isAudible()) sound(openContext(), note);
  };
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
    win(notes) {
      for (let index = 0; index < notes; index += 1) {
        const frequency = SCALE[index % SCALE.length]!;
        play({ frequency, atMs: index * 110, lengthMs: 260, volume: 0.08, type: 'triangle' });
      }
    },
  };
}

function sound(context: AudioContext, note: Note): void {
  const begin = context.currentTime + (note.atMs ?? 0) / 1000;
  const end = begin + note.lengthMs / 1000;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = note.type ?? 'sine';
  oscillator.frequency.setValueAtTime(note.frequency, begin);
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, end);
  gain.gain.setValueAtTime(note.volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end + 0.02);
}
