import { z } from 'zod';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import type { systemEndpoints } from './system-endpoints.ts';

const nothing = z.strictObject({});
const reason = z.string().trim().min(3).max(500);
const name = z.string().min(1).max(100);
const eventId = z.string().regex(/^[1-9]\d{0,17}$/);

const job = z.object({
  name: z.string(),
  cron: z.string().nullable().describe('Null where it only runs when it is sent'),
  timezone: z.string().nullable(),
  endedAt: z.iso.datetime().nullable().describe('Of its last run'),
  failingSince: z.iso.datetime().nullable(),
  error: z.string().nullable(),
  waiting: z.int(),
  running: z.int(),
});

const work = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['retry', 'failed']),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  nextAt: z.iso
    .datetime()
    .nullable()
    .describe('When it is tried again; null where it was given up'),
  error: z.string().nullable(),
});

const handler = z.object({
  name: z.string(),
  event: z.string(),
  movedAt: z.iso.datetime(),
  waitingSince: z.iso.datetime().nullable().describe('Of the oldest event that waits for it'),
  failures: z.int(),
});

const failedEvent = z.object({
  eventId: z.string(),
  handler: z.string(),
  event: z.string(),
  payload: z.unknown(),
  attempts: z.int(),
  isGivenUp: z.boolean(),
  error: z.string(),
  failedAt: z.iso.datetime(),
});

const oneEvent = { handler: name, eventId };

export const systemSchemas = {
  'operators.listJobs': {
    request: listRequest({}, z.never()),
    response: listOf(job),
  },
  'operators.runJob': { request: z.strictObject({ name, reason }), response: nothing },
  'operators.listFailedWork': {
    request: listRequest({ name: name.optional() }, z.uuid()),
    response: listOf(work),
  },
  'operators.retryWork': {
    request: z.strictObject({ name, id: z.uuid(), reason }),
    response: nothing,
  },
  'operators.listHandlers': {
    request: listRequest({}, z.never()),
    response: listOf(handler),
  },
  'operators.listFailedEvents': {
    request: listRequest(
      { handler: name.optional() },
      z.string().regex(/^[1-9]\d{0,17} \S{1,100}$/),
    ),
    response: listOf(failedEvent),
  },
  'operators.retryEvent': { request: z.strictObject({ ...oneEvent, reason }), response: nothing },
  'operators.dropEvent': { request: z.strictObject({ ...oneEvent, reason }), response: nothing },
} as const satisfies SchemasFor<typeof systemEndpoints>;
