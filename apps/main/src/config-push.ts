import { isVapidKey } from '@maneki/server/platform/encryption/vapid';
import { z } from 'zod';

/** How notifications reach members' devices. */
export const pushVariables = {
  /** By which push services know us; without one it follows from the master secret. */
  VAPID_PRIVATE_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine(isVapidKey, 'must be a private key of P-256, its 32 bytes in base64url')
    .optional(),
  /** Whom a push service asks when something is wrong; without one it is the merchant's site. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:ops@example.com')
    .optional(),
  /** The only hosts that notifications are sent to; without any they are those of the known services. */
  PUSH_SERVICES: z
    .string()
    .regex(
      /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:,(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)*$/,
      'must be names of hosts, *. before one for all below it, separated by commas',
    )
    .transform((text) => text.split(','))
    .optional(),
};

export type PushConfig = z.infer<z.ZodObject<typeof pushVariables>>;

export const pushOptionsOf = (config: PushConfig) => ({
  privateKey: config.VAPID_PRIVATE_KEY,
  subject: config.VAPID_SUBJECT,
  services: config.PUSH_SERVICES,
});
