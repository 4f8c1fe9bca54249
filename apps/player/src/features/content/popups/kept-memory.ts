import { type PopupMemory, readMemory, remember } from './popup-memory.ts';

const KEY = 'content.popups';

/** Shown since this page was loaded, by whoever looked. */
const shown = new Set<string>();

/** What this device remembers of one member, or with null of guests. */
const keyOf = (reader: string | null) => `${KEY}.${reader ?? 'guest'}`;

/** A browser that keeps nothing remembers as long as the page stands. */
export const popupMemory = {
  read(reader: string | null): { memory: PopupMemory; shown: ReadonlySet<string> } {
    return { memory: readMemory(readKept(keyOf(reader))), shown };
  },
  remember(reader: string | null, announcementId: string, today: string): void {
    shown.add(announcementId);
    const memory = readMemory(readKept(keyOf(reader)));
    try {
      localStorage.setItem(keyOf(reader), JSON.stringify(remember(memory, announcementId, today)));
    } catch {
      // No room, or storage is off: `shown` has it.
    }
  },
};

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
