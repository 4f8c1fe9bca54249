import { z } from 'zod';
import { LANGUAGES, type Language } from '../language.ts';
import { listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import {
  BROADCAST_BODY_MAX,
  MESSAGE_CATEGORIES,
  MESSAGE_KIND_NAMES,
  MESSAGE_TEXT_MAX,
  MESSAGE_TITLE_MAX,
} from './inbox.ts';
import type { inboxConsoleEndpoints } from './inbox-console-endpoints.ts';

const time = z.iso.datetime();
const id = z.uuid();
const category = z.enum(MESSAGE_CATEGORIES);

/** One text in each language; an empty one is not written. */
const texts = (most: number) =>
  z.strictObject(
    Object.fromEntries(LANGUAGES.map((code) => [code, z.string().trim().max(most)])) as Record<
      Language,
      z.ZodString
    >,
  );

/** A list as the address of a GET has it. */
const listed = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value),
    z.array(item).max(250),
  );

/** Types of members as text, because a form and an address have nothing else. */
const READER_TYPES = ['0', '1', '2', '40', '41', '42'] as const;
const type = z.enum(READER_TYPES);
const label = z.string().trim().min(1).max(40);
const country = z.string().regex(/^[A-Z]{2}$/);
const level = z.coerce.number().int().min(0).max(100);

/** To whom it goes. An empty list demands nothing. */
const audience = {
  types: z.array(type),
  vipMin: z.int().min(0).max(100).nullable(),
  vipMax: z.int().min(0).max(100).nullable(),
  labels: z.array(label).max(20),
  countries: z.array(country).max(250),
  languages: z.array(z.enum(LANGUAGES)),
};

const row = z.object({
  id,
  category,
  title: z.string().describe('In the language of the call, or another'),
  reach: z.int().describe('How many members it was for when it was sent'),
  reads: z.int(),
  sentAt: time,
  sentBy: z.string(),
  withdrawnAt: time.nullable(),
});

const words = z.object({ title: z.string(), text: z.string() });
const inEveryLanguage = z.object(
  Object.fromEntries(LANGUAGES.map((code) => [code, words])) as Record<Language, typeof words>,
);

const template = z.object({
  kind: z.enum(MESSAGE_KIND_NAMES),
  category,
  params: z.record(z.string(), z.enum(['money', 'text', 'number', 'day', 'title'])),
  isOff: z.boolean(),
  standard: inEveryLanguage.describe('The words of the product'),
  titles: texts(MESSAGE_TITLE_MAX).describe('The merchant’s own; empty where it has none'),
  texts: texts(MESSAGE_TEXT_MAX),
  changedAt: time.nullable(),
  changedBy: z.string().nullable(),
});

export type TemplateView = z.infer<typeof template>;

export const inboxConsoleSchemas = {
  'messages.searchBroadcasts': {
    request: listRequest({ category: category.optional() }, id),
    response: listOf(row),
  },
  'messages.readBroadcast': {
    request: z.strictObject({ id }),
    response: row.extend({
      titles: texts(MESSAGE_TITLE_MAX),
      bodies: texts(BROADCAST_BODY_MAX * 2),
      withdrawnBy: z.string().nullable(),
      ...audience,
    }),
  },
  'messages.countAudience': {
    request: z.strictObject({
      types: listed(type).default([]),
      vipMin: level.optional(),
      vipMax: level.optional(),
      labels: listed(label).default([]),
      countries: listed(country).default([]),
      languages: listed(z.enum(LANGUAGES)).default([]),
    }),
    response: z.object({ count: z.int() }),
  },
  'messages.sendBroadcast': {
    request: z.strictObject({
      category,
      titles: texts(MESSAGE_TITLE_MAX),
      bodies: texts(BROADCAST_BODY_MAX),
      ...audience,
    }),
    response: z.object({ id, reach: z.int() }),
  },
  'messages.withdrawBroadcast': {
    request: z.strictObject({ id, reason }),
    response: z.object({}),
  },
  'messages.listTemplates': {
    request: z.strictObject({}),
    response: z.object({ list: z.array(template) }),
  },
  'messages.saveTemplate': {
    request: z.strictObject({
      kind: z.enum(MESSAGE_KIND_NAMES),
      isOff: z.boolean(),
      titles: texts(MESSAGE_TITLE_MAX),
      texts: texts(MESSAGE_TEXT_MAX),
    }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof inboxConsoleEndpoints>;
