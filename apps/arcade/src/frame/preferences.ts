import { createObservable } from './observable.ts';

/** What this browser remembers of how somebody likes to play, for all games of the house. */
export type Preferences = { readonly hasSound: boolean; readonly isTurbo: boolean };

const KEY = 'house.preferences';
const DEFAULTS: Preferences = { hasSound: false, isTurbo: false };

/** Storage may be closed in a frame of another site: the game then forgets, and works. */
function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { hasSound, isTurbo } = kept as Partial<Preferences>;
    return { hasSound: hasSound === true, isTurbo: isTurbo === true };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = createObservable<Preferences>(DEFAULTS);

export function loadPreferences(): void {
  preferences.set(read());
  preferences.subscribe(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(preferences.get()));
    } catch {
      // Nothing depends on being remembered.
    }
  });
}
