import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import { type EntryKind, isHelp, PARTS_OF_KIND } from '@maneki/contract/content/desk';
import { RIGHTS } from '@maneki/contract/identity/member-types';
import { LANGUAGES, type Language } from '@maneki/contract/language';

export type Draft = EntryDraft;
export type DraftWords = NonNullable<Draft['texts'][Language]>;
export type Audience = Draft['audience'];

export const NO_WORDS: DraftWords = { title: '', text: '', body: '' };

const EVERYBODY: Audience = { guest: true, types: null, vip: null, labels: null, countries: null };

/** What something new begins with. */
export const emptyDraft = (kind: EntryKind): Draft => ({
  groupName: kind === 'B' ? 'm_home' : '',
  device: 'ALL',
  image: null,
  linkType: 'NONE',
  linkage: '',
  audience: kind === 'A' ? { ...EVERYBODY, guest: false } : EVERYBODY,
  startsAt: null,
  endsAt: null,
  isPinned: false,
  mustRead: false,
  frequency: 'ONCE',
  tag: null,
  texts: {},
});

const WORDS = ['title', 'text', 'body'] as const;
type WordsPart = (typeof WORDS)[number];

/** Which words a kind has. */
export const wordsOf = (kind: EntryKind): readonly WordsPart[] =>
  WORDS.filter(
    (part) => part === 'title' || (PARTS_OF_KIND[kind] as readonly string[]).includes(part),
  );

/** What a language lacks that another one has: nothing is missing that nobody has written. */
export function missingParts(kind: EntryKind, { texts }: Draft, language: Language): WordsPart[] {
  const isThere = (part: WordsPart, in_: Language) => (texts[in_]?.[part] ?? '').trim() !== '';
  return wordsOf(kind).filter(
    (part) => !isThere(part, language) && LANGUAGES.some((other) => isThere(part, other)),
  );
}

/** Whom an audience is for by the kind of their account; the rest of it is asked for apart. */
export const AUDIENCE_CHOICES = {
  everybody: { guest: true, types: null },
  guests: { guest: true, types: [] },
  newcomers: { guest: true, types: [4] },
  members: { guest: false, types: [...RIGHTS.member] },
  agents: { guest: false, types: [...RIGHTS.agent] },
} as const satisfies Readonly<Record<string, Pick<Audience, 'guest' | 'types'>>>;

export type AudienceChoice = keyof typeof AUDIENCE_CHOICES | 'chosen';

/** The choice that an audience stands for. Whoever has a session is a member to the one without types. */
export function choiceOf({ guest, types }: Audience): AudienceChoice {
  if (!guest && types === null) return 'members';
  const found = Object.entries(AUDIENCE_CHOICES).find(
    ([, choice]) => choice.guest === guest && isSame(choice.types, types),
  );
  return (found?.[0] as AudienceChoice | undefined) ?? 'chosen';
}

const isSame = (left: readonly number[] | null, right: readonly number[] | null): boolean =>
  left === null || right === null
    ? left === right
    : left.length === right.length && left.every((type) => right.includes(type));

export const hasPicture = (kind: EntryKind): boolean => !isHelp(kind);
