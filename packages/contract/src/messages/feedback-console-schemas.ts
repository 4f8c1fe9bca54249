import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { listOf, listRequest, type SchemasFor } from '../schema.ts';
import { FEEDBACK_ANSWER_CHARACTERS_MAX, FEEDBACK_STATES, FEEDBACK_TYPES } from './feedback.ts';
import type { feedbackConsoleEndpoints } from './feedback-console-endpoints.ts';

const time = z.iso.datetime();
const cursor = z.string().regex(/^[1-9]\d{0,17}$/);
const state = z.enum(FEEDBACK_STATES);

const row = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  member: z.string().describe('The name that the member logs in by'),
  type: z.literal(FEEDBACK_TYPES),
  content: z.string(),
  language: z.enum(LANGUAGES).describe('In which the site spoke when it was sent'),
  state,
  takenBy: z.string().nullable(),
  sentAt: time,
});

const byId = z.strictObject({ id: z.uuid() });
const moved = z.object({ state });

export const feedbackConsoleSchemas = {
  'messages.searchFeedback': {
    request: listRequest(
      {
        state: state.optional(),
        type: z.string().regex(/^\d$/).transform(Number).pipe(z.literal(FEEDBACK_TYPES)).optional(),
      },
      cursor,
    ),
    response: listOf(row),
  },
  'messages.readFeedback': {
    request: byId,
    response: row.extend({
      takenAt: time.nullable(),
      answer: z.string().nullable(),
      answeredBy: z.string().nullable(),
      answeredAt: time.nullable(),
      closedAt: time.nullable(),
    }),
  },
  'messages.takeFeedback': { request: byId, response: moved },
  'messages.answerFeedback': {
    request: z.strictObject({
      id: z.uuid(),
      answer: z.string().trim().min(1).max(FEEDBACK_ANSWER_CHARACTERS_MAX),
    }),
    response: moved,
  },
  'messages.closeFeedback': { request: byId, response: moved },
} as const satisfies SchemasFor<typeof feedbackConsoleEndpoints>;
