import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import type { AudienceName, EntryKind, EntryState } from '@maneki/contract/content/desk';
import { RIGHTS } from '@maneki/contract/identity/member-types';
import { LANGUAGES, type Language } from '@maneki/contract/language';
import { type Audience, EVERYBODY } from '../audience.ts';
import { textIn } from '../content.ts';

/** Something that operators write, whatever its kind, with what lists tell of its newest version. */
export type Entry = {
  readonly id: string;
  readonly key: string;
  readonly kind: EntryKind;
  readonly version: number;
  readonly liveVersion: number | null;
  readonly publishedBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly groupName: string;
  readonly title: string;
  readonly image: string | null;
  readonly languages: readonly Language[];
  readonly audience: AudienceName;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
};

/** One version of an entry. */
export type Version = {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly restoredFrom: number | null;
  readonly content: EntryDraft;
};

type Shown = Pick<Entry, 'liveVersion' | 'withdrawnAt' | 'startsAt' | 'endsAt'>;

/** Where an entry stands at a moment. What was taken away is over, and not a draft again. */
export function stateOf(
  { liveVersion, withdrawnAt, startsAt, endsAt }: Shown,
  now: Date,
): EntryState {
  if (liveVersion === null) return withdrawnAt ? 'ended' : 'draft';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'planned' : 'live';
}

/** What lists tell of a version. */
export const describeDraft = (kind: EntryKind, draft: EntryDraft) => ({
  groupName: draft.groupName,
  title: textIn(draft.texts, 'EN')?.title ?? '',
  image: draft.image,
  languages: LANGUAGES.filter((language) => draft.texts[language]),
  audience: nameAudience(kind, draft.audience),
  startsAt: draft.startsAt ? new Date(draft.startsAt) : null,
  endsAt: draft.endsAt ? new Date(draft.endsAt) : null,
});

/** An audience in one word, where there is one. */
export function nameAudience(kind: EntryKind, audience: Audience): AudienceName {
  const { guest, types, vip, labels, countries } = audience;
  if (kind === 'A') return 'agents';
  if (vip || labels || countries) return 'some';
  if (types === null) return guest ? 'everybody' : 'members';
  if (guest) return types.length === 0 ? 'guests' : 'some';
  if (isSame(types, RIGHTS.member)) return 'members';
  return isSame(types, RIGHTS.agent) ? 'agents' : 'some';
}

const isSame = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && right.every((type) => left.includes(type));

/** What a kind does not have stands in its versions like this. */
export const NOTHING_MORE = {
  groupName: '',
  device: 'ALL',
  image: null,
  linkType: 'NONE',
  linkage: '',
  audience: { ...EVERYBODY, types: null, vip: null, labels: null, countries: null },
  startsAt: null,
  endsAt: null,
  isPinned: false,
  mustRead: false,
  frequency: 'ONCE',
  tag: null,
} as const satisfies Omit<EntryDraft, 'texts'>;
