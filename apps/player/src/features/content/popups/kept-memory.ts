import { type PopupMoment, readMemory, remember } from './popup-memory.ts';

const KEY = 'content.popups';

/** Shown since this page was loaded, by whoever looked. */
const shown = new Set<string>();
/** Who has seen, since then, one that may be left unread. Whoever logs in is somebody new. */
const invited = new Set<string | null>();

/** What this device remembers of one member, or with null of guests. */
const keyOf = (reader: string | null) => `${KEY}.${reader ?? 'guest'}`;

/** A browser that keeps nothing remembers as long as the page stands. */
export const popupMemory = {
  read(reader: string | null): Omit<PopupMoment, 'today'> {
    const memory = readMemory(readKept(keyOf(reader)));
    return { memory, shown, hasInvited: invited.has(reader) };
  },
  invite(reader: string | null): void {
    invited.add(reader);
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
