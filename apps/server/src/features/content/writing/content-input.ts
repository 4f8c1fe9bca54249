import {
  BANNER_GROUPS,
  CONTENT_KINDS,
  HELP_TAGS,
  LINK_TYPES,
  POPUP_FREQUENCIES,
} from '@maneki/contract/content/kinds';
import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { LANGUAGES } from '@maneki/contract/language';
import { z } from 'zod';
import { EVERYBODY } from '../audience.ts';
import { CONTENT_PLATFORMS, HELP_DEVICES } from '../content.ts';
import { isLinkage, isPicture } from './link-rules.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/* What an operator may write. The words are plain text but for bodies, which are sanitised right here. */

const key = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
const title = z.string().trim().min(1).max(200);
/** How long it may be is asked where it is saved: what is stored by then is shown however long it is. */
const body = z.string().transform(sanitiseHtml);
const sortOrder = z.int().min(0).max(1_000_000).default(1_000);

const memberType = z.literal(Object.values(MEMBER_TYPES) as MemberType[]);

const demanded = <Value extends z.ZodType>(value: Value) =>
  z.array(value).readonly().nullable().default(null);

const audience = z.strictObject({
  guest: z.boolean(),
  types: demanded(memberType),
  vip: demanded(z.int().min(0)),
  labels: demanded(z.string().min(1).max(64)),
  countries: demanded(z.string().regex(/^[A-Z]{2}$/)),
});

const textsOf = <Text extends z.ZodType>(text: Text) =>
  z
    .partialRecord(z.enum(LANGUAGES), text)
    .refine((texts) => Object.keys(texts).length > 0, 'says nothing in any language');

export const contentInput = z
  .strictObject({
    key,
    kind: z.enum(CONTENT_KINDS),
    groupName: z.enum(BANNER_GROUPS).or(z.literal('')).default(''),
    platform: z.enum(CONTENT_PLATFORMS).default('ALL'),
    image: z.string().refine(isPicture).nullable().default(null),
    linkType: z.enum(LINK_TYPES).default('NONE'),
    linkage: z.string().default(''),
    audience: audience.default(EVERYBODY),
    startsAt: z.date().nullable().default(null),
    endsAt: z.date().nullable().default(null),
    sortOrder,
    isPinned: z.boolean().default(false),
    mustRead: z.boolean().default(false),
    frequency: z.enum(POPUP_FREQUENCIES).default('ONCE'),
    status: z.enum(['DRAFT', 'LIVE']),
    /** When readers are told that it was said; the moment it goes live where nothing is given. */
    publishedAt: z.date().optional(),
    texts: textsOf(
      z.strictObject({
        title,
        text: z.string().trim().max(500).default(''),
        body: body.default(''),
      }),
    ),
  })
  .refine(isLinkage, { path: ['linkage'] })
  .refine(({ kind, groupName }) => (kind === 'B') === (groupName !== ''), { path: ['groupName'] })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
  });

export const helpInput = z.strictObject({
  key,
  tag: z.enum(HELP_TAGS).nullable().default(null),
  device: z.enum(HELP_DEVICES).default('ALL'),
  sortOrder,
  status: z.enum(['DRAFT', 'LIVE', 'ARCHIVED']),
  texts: textsOf(z.strictObject({ title, body })),
});

export type ContentInput = z.input<typeof contentInput>;
export type CheckedContent = z.output<typeof contentInput>;
export type HelpInput = z.input<typeof helpInput>;
export type CheckedHelp = z.output<typeof helpInput>;
