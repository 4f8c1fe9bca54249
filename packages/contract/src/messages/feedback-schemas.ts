import { z } from 'zod';
import { captchaAnswer, captchaId } from '../identity/fragments.ts';
import type { SchemasFor } from '../schema.ts';
import { FEEDBACK_STATES, FEEDBACK_TYPES, NO_FEEDBACK_TYPE } from './feedback.ts';
import type { feedbackEndpoints } from './feedback-endpoints.ts';

const time = z.iso.datetime();

/** Far more than readers' characters need, however many marks they carry. */
const TEXT_UNITS_MAX = 8_000;

const feedback = z.object({
  id: z.uuid(),
  type: z.literal(FEEDBACK_TYPES),
  content: z.string(),
  state: z.enum(FEEDBACK_STATES),
  answer: z.string().nullable(),
  sentAt: time,
  answeredAt: time.nullable(),
});

export type FeedbackView = z.infer<typeof feedback>;

export const feedbackSchemas = {
  'messages.sendFeedback': {
    request: z.strictObject({
      content: z.string().max(TEXT_UNITS_MAX).describe('20 to 200 characters, as a reader counts'),
      sender: z
        .string()
        .max(128)
        .default('')
        .describe(
          'The account that sends it; taken, and not looked at: the session says who it is',
        ),
      type: z
        .literal([NO_FEEDBACK_TYPE, ...FEEDBACK_TYPES])
        .default(NO_FEEDBACK_TYPE)
        .describe(
          '1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 becoming an agent, 0 other',
        ),
      captcha: captchaAnswer,
      captchaId,
    }),
    response: z.object({ id: z.uuid() }),
  },
  'messages.listFeedback': {
    request: z.strictObject({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    response: z.object({ list: z.array(feedback), next: z.string().nullable() }),
  },
} as const satisfies SchemasFor<typeof feedbackEndpoints>;
