import type { PopupFrequency } from '@maneki/contract/content/kinds';

/** The day on which each popup was last shown, by its id. */
export type PopupMemory = Readonly<Record<string, string>>;

export type PopupMoment = {
  /** What this device remembers of whoever looks. */
  readonly memory: PopupMemory;
  /** The merchant's present day. */
  readonly today: string;
  /** What was shown since the page was loaded: nothing comes twice in one visit. */
  readonly shown: ReadonlySet<string>;
  /** Since then a popup that may be left unread has come up for whoever looks. */
  readonly hasInvited: boolean;
};

type Due = { readonly announcementId: string; readonly frequency: PopupFrequency };

/**
 * The popup that comes up next. What has to be read comes first and all of it; of the rest there is one
 * in each load of the page, because a row of doors in front of home sends people away. These take turns.
 */
export function findNext<Popup extends Due & { readonly forceRead: boolean }>(
  popups: readonly Popup[],
  moment: PopupMoment,
): Popup | undefined {
  const due = popups.filter((popup) => isDue(popup, moment));
  const duty = due.find(({ forceRead }) => forceRead);
  if (duty || moment.hasInvited) return duty;
  const turns = Object.keys(moment.memory);
  return due.toSorted((left, right) => turnOf(left, turns) - turnOf(right, turns))[0];
}

/** Whoever has not come up yet is first, then who did so longest ago: `remember` puts the latest last. */
const turnOf = ({ announcementId }: Due, turns: readonly string[]) => turns.indexOf(announcementId);

/** Whether a popup is to come up now. What a member has read once the server does not send again. */
export function isDue({ announcementId, frequency }: Due, moment: PopupMoment): boolean {
  if (moment.shown.has(announcementId)) return false;
  const lastDay = Object.hasOwn(moment.memory, announcementId)
    ? moment.memory[announcementId]
    : undefined;
  if (frequency === 'ALWAYS' || lastDay === undefined) return true;
  return frequency === 'DAILY' && lastDay !== moment.today;
}

/** Old ones give way to new ones: a device need not remember what was said years ago. */
const REMEMBERED_MAX = 200;

export function remember(memory: PopupMemory, announcementId: string, today: string): PopupMemory {
  const others = Object.entries(memory).filter(([id]) => id !== announcementId);
  return Object.fromEntries([...others.slice(1 - REMEMBERED_MAX), [announcementId, today]]);
}

/** Anything else than what we wrote is no memory. */
export function readMemory(text: string | null): PopupMemory {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
