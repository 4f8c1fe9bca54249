import { z } from 'zod';
import { MEMBER_TYPES, type MemberType } from '../identity/member-types.ts';
import { LANGUAGES } from '../language.ts';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import type { contentConsoleEndpoints } from './console-endpoints.ts';
import {
  AUDIENCE_NAMES,
  BODY_CHARACTERS_MAX,
  ENTRY_KINDS,
  ENTRY_PARTS,
  ENTRY_STATES,
  PREVIEW_READERS,
  SORTED_KINDS,
} from './desk.ts';
import { BANNER_GROUPS, HELP_TAGS, LINK_TYPES, POPUP_FREQUENCIES } from './kinds.ts';

const LIST_MAX = 100;
/** Four characters of base64 for every three bytes, of a picture that is already too large. */
const PICTURE_CHARACTERS_MAX = 2_900_000;

const id = z.uuid();
const kind = z.enum(ENTRY_KINDS);
const language = z.enum(LANGUAGES);
const number = z.int().min(1).max(1_000_000);
const time = z.iso.datetime();
const cursor = z.string().max(100);

const demanded = <Value extends z.ZodType>(value: Value) =>
  z.array(value).max(LIST_MAX).nullable().describe('Null demands nothing, an empty list is nobody');

const audience = z.strictObject({
  guest: z.boolean(),
  types: demanded(z.literal(Object.values(MEMBER_TYPES) as MemberType[])),
  vip: demanded(z.int().min(0).max(1_000)),
  labels: demanded(z.string().min(1).max(64)),
  countries: demanded(z.string().regex(/^[A-Z]{2}$/)),
});

const words = z.strictObject({
  title: z.string().max(200),
  text: z.string().max(500).describe('A line below the title, without markup'),
  body: z.string().max(BODY_CHARACTERS_MAX).describe('HTML; what is not allowed is not stored'),
});

/** As they are stored, however long they were when they were. */
const storedWords = words.extend({ body: z.string() });

/** Everything about an entry but its place in the order. What a kind does not have is left as it is. */
export const draft = z.strictObject({
  groupName: z.enum(BANNER_GROUPS).or(z.literal('')).describe('Where a banner stands; else empty'),
  device: z.enum(['MOBILE', 'WEB', 'ALL']),
  image: z.string().max(2_000).nullable(),
  linkType: z.enum(LINK_TYPES),
  linkage: z.string().max(2_000),
  audience,
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  isPinned: z.boolean(),
  mustRead: z.boolean(),
  frequency: z.enum(POPUP_FREQUENCIES),
  tag: z.enum(HELP_TAGS).nullable().describe('The name by which addresses ask for an article'),
  texts: z.partialRecord(language, words),
});

const storedDraft = draft.extend({ texts: z.partialRecord(language, storedWords) });

const mayRemove = z
  .boolean()
  .default(false)
  .describe('Whether markup that is not allowed may be left out of what is stored');

const entry = z.object({
  id: z.string(),
  kind,
  groupName: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  state: z.enum(ENTRY_STATES),
  audience: z.enum(AUDIENCE_NAMES),
  missing: z.array(language).describe('Languages that it is not written in'),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  version: z.int().describe('The newest one'),
  liveVersion: z.int().nullable().describe('The one that readers see'),
  savedAt: time,
  savedBy: z.string(),
});

const version = z.object({
  version: z.int(),
  savedAt: time,
  savedBy: z.string(),
  restoredFrom: z.int().nullable(),
  isLive: z.boolean(),
  changes: z.array(z.object({ part: z.enum(ENTRY_PARTS), language: language.nullable() })),
});

const picture = z.object({
  address: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  addedAt: time,
  addedBy: z.string(),
});

const saved = z.object({ id: z.string(), version: z.int() });

export const contentConsoleSchemas = {
  'content.listEntries': {
    request: listRequest(
      {
        kind: kind.optional(),
        state: z.enum(ENTRY_STATES).optional(),
        audience: z.enum(AUDIENCE_NAMES).optional(),
        missing: language.optional().describe('Only what is not written in this language'),
      },
      cursor,
    ),
    response: listOf(entry),
  },
  'content.getEntry': {
    request: z.strictObject({ id, version: z.coerce.number().pipe(number).optional() }),
    response: z.object({ entry, shown: z.int(), content: storedDraft }),
  },
  'content.listVersions': {
    request: listRequest({ id }, cursor),
    response: listOf(version),
  },
  'content.readDesk': {
    request: z.strictObject({}),
    response: z.object({
      look: z.string().describe('Whose pictures `art:` names'),
      languages: z.array(language).describe('Those that the site speaks'),
    }),
  },
  'content.addEntry': {
    request: z.strictObject({ kind, content: draft, mayRemove }),
    response: saved,
  },
  'content.saveVersion': {
    request: z.strictObject({
      id,
      basedOn: number.describe('The newest version that the operator has seen'),
      content: draft,
      mayRemove,
    }),
    response: saved,
  },
  'content.restoreVersion': {
    request: z.strictObject({ id, basedOn: number, version: number }),
    response: saved,
  },
  'content.publishVersion': {
    request: z.strictObject({
      id,
      version: number.describe('The newest one, as the operator has seen it'),
      liveVersion: number.nullable().describe('What readers saw when the operator looked'),
    }),
    response: z.object({ state: z.enum(ENTRY_STATES) }),
  },
  'content.withdrawEntry': {
    request: z.strictObject({
      id,
      liveVersion: number,
      reason: z.string().trim().min(3).max(500),
    }),
    response: z.object({ state: z.enum(ENTRY_STATES) }),
  },
  'content.listOrder': {
    request: z.strictObject({
      kind: z.enum(SORTED_KINDS),
      groupName: z
        .enum(BANNER_GROUPS)
        .optional()
        .describe('Of banners; m_home where none is named'),
    }),
    response: z.object({
      entries: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          image: z.string().nullable(),
          isPinned: z.boolean(),
        }),
      ),
    }),
  },
  'content.sortEntries': {
    request: z.strictObject({
      kind: z.enum(SORTED_KINDS),
      groupName: z.enum(BANNER_GROUPS).optional(),
      ids: z.array(id).min(1).max(1_000),
    }),
    response: z.object({}),
  },
  'content.listPictures': {
    request: listRequest({}, cursor),
    response: listOf(picture),
  },
  'content.addPicture': {
    request: z.strictObject({
      name: z.string().trim().min(1).max(100),
      data: z.base64().max(PICTURE_CHARACTERS_MAX).describe('PNG, JPEG, WebP or AVIF'),
    }),
    response: z.object({ address: z.string(), width: z.int(), height: z.int() }),
  },
  'content.openPreview': {
    request: z.strictObject({
      id,
      version: z.coerce.number().pipe(number),
      reader: z.enum(PREVIEW_READERS),
      language,
    }),
    response: z.object({ address: z.string() }),
  },
} as const satisfies SchemasFor<typeof contentConsoleEndpoints>;

export type EntryDraft = z.output<typeof draft>;
