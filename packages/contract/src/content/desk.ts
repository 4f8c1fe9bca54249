import { CONTENT_KINDS, type ContentKind } from './kinds.ts';

/* What operators write, as the console and the server both know it. */

/** Everything that is written at the console: content by its kinds, and articles of the help centre. */
export const ENTRY_KINDS = [...CONTENT_KINDS, 'HELP'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const isHelp = (kind: EntryKind): kind is 'HELP' => kind === 'HELP';

/** Where an entry stands: never shown, shown now, shown later, shown no more. */
export const ENTRY_STATES = ['draft', 'planned', 'live', 'ended'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** For whom an entry is meant, in one word; `some` where it asks for more than the kind of account. */
export const AUDIENCE_NAMES = ['everybody', 'guests', 'members', 'agents', 'some'] as const;
export type AudienceName = (typeof AUDIENCE_NAMES)[number];

/** Kinds whose order the operator decides; everything else is shown by its age. */
export const SORTED_KINDS = ['B', 'PU', 'HELP'] as const satisfies readonly EntryKind[];
export type SortedKind = (typeof SORTED_KINDS)[number];

/** With whose eyes a preview looks. */
export const PREVIEW_READERS = ['guest', 'member', 'agent', 'trial'] as const;
export type PreviewReader = (typeof PREVIEW_READERS)[number];

/** What a version may differ in from the one before it. */
export const ENTRY_PARTS = [
  'title',
  'text',
  'body',
  'image',
  'link',
  'place',
  'audience',
  'period',
  'pinned',
  'frequency',
  'device',
  'tag',
] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

/** What readers see of a kind besides its title. */
export const PARTS_OF_KIND = {
  A: ['body', 'image', 'link'],
  PL: ['body', 'image', 'link'],
  PR: ['body', 'image', 'link'],
  B: ['text', 'image', 'link'],
  PU: ['body', 'image', 'link'],
  H: ['text', 'image', 'link'],
  HELP: ['body'],
} as const satisfies Readonly<Record<ContentKind | 'HELP', readonly EntryPart[]>>;

/** A picture that is uploaded. */
export const PICTURE_BYTES_MAX = 2_000_000;
/** Along its longer side. */
export const PICTURE_PIXELS_MAX = 4_096;
export const PICTURE_FORMATS = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
/** Where uploaded pictures stand, beside the art: whoever mirrors that mirrors them. */
export const PICTURES_FOLDER = '/m/art/pictures';

/** How long a text may be as it is stored, with its markup. */
export const BODY_CHARACTERS_MAX = 100_000;
