import type { Observable } from './observable.ts';

export type Note = {
  readonly frequency: number;
  readonly atMs?: number;
  readonly lengthMs: number;
  readonly volume: number;
  readonly type?: OscillatorType;
  /** Where the pitch glides to. */
  readonly to?: number;
};

/** What the sounds of all games are made of. They are made while they are played: no file is loaded. */
export type Tones = {
  /** Asked on each sound, so that a switch works at once. */
  isAudible(): boolean;
  openContext(): AudioContext;
  play(note: Note): void;
  /** Rising notes, the more the better the win. */
  win(notes: number): void;
};

/** A friendly scale without half tones: whatever is played of it fits together. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51] as const;

export function createTones(wishes: Observable<{ readonly hasSound: boolean }>): Tones {
  let context: AudioContext | null = null;
  const isAudible = () => wishes.get().hasSound && !document.hidden;
  const openContext = (): AudioContext => {
    context ??= new AudioContext();
    void context.resume();
    return context;
  };
  const play = (note: Note): void => {
    if (isAudible()) sound(openContext(), note);
  };
  return {
    isAudible,
    openContext,
    play,
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
