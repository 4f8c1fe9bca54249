import { z } from 'zod';
import { amount, currency, type SchemasFor, token } from '../schema.ts';
import { MESSAGE_CATEGORIES, MESSAGE_KIND_NAMES } from './inbox.ts';
import type { inboxEndpoints } from './inbox-endpoints.ts';

const category = z.enum(MESSAGE_CATEGORIES);

const param = z.union([z.string(), z.number(), z.object({ amount, currency })]);

const message = z.object({
  id: z.uuid(),
  category,
  kind: z.enum([...MESSAGE_KIND_NAMES, 'BROADCAST']),
  title: z
    .string()
    .nullable()
    .describe('Where the operator has chosen the words; null for those of the product'),
  text: z.string().nullable().describe('The same for what it says, with places for `params`'),
  params: z.record(z.string(), param),
  sentAt: z.iso.datetime(),
  isRead: z.boolean(),
});

export type MessageView = z.infer<typeof message>;

const ofId = z.strictObject({ id: z.uuid() });

export const inboxSchemas = {
  'messages.listMessages': {
    request: z.strictObject({ category: category.optional(), cursor: z.uuid().optional() }),
    response: z.object({ messages: z.array(message), next: z.string().nullable() }),
  },
  'messages.countUnread': {
    request: z.strictObject({ token }),
    response: z.object({ unReadCount: z.int() }),
  },
  'messages.openMessage': {
    request: ofId,
    response: message.extend({
      html: z.string().nullable().describe('What an operator wrote to many, sanitised'),
    }),
  },
  'messages.readAllMessages': {
    request: z.strictObject({ category: category.optional() }),
    response: z.object({ count: z.int() }),
  },
  'messages.deleteMessage': { request: ofId, response: z.object({}) },
  'messages.restoreMessage': { request: ofId, response: z.object({}) },
} as const satisfies SchemasFor<typeof inboxEndpoints>;
