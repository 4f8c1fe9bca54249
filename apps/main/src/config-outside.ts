import type { IdentityOutside } from '@maneki/server/features/identity/index';
import { z } from 'zod';

const text = z.string().min(1).optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'must look like https://host/path' });

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** How messages leave, and which other login services know us. */
export const outsideVariables = {
  SMS_GATEWAY: z.enum(['outbox', 'twilio']).default('outbox'),
  TWILIO_URL: webAddress.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: z
    .string()
    .regex(
      /^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i,
      'must be a number such as +815012345678, or a messaging service (MG…)',
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
      error: 'must look like Maneki <no-reply@example.com>',
    })
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a Firebase project')
    .optional(),
  FIREBASE_KEYS_URL: webAddress.default(GOOGLE_KEYS),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'must be the web API key of the Firebase project')
    .optional(),
  FIREBASE_AUTH_URL: webAddress.default('https://identitytoolkit.googleapis.com'),
  FIREBASE_MERCHANTS: z
    .string()
    .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/, 'must be codes of merchants, separated by commas')
    .optional(),
  SOCIAL_FACEBOOK_CLIENT_ID: text,
  SOCIAL_FACEBOOK_CLIENT_SECRET: text,
  SOCIAL_FACEBOOK_ISSUER: webAddress.default('https://www.facebook.com'),
  SOCIAL_GOOGLE_CLIENT_ID: text,
  SOCIAL_GOOGLE_CLIENT_SECRET: text,
  SOCIAL_GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  SOCIAL_LINE_CLIENT_ID: text,
  SOCIAL_LINE_CLIENT_SECRET: text,
  SOCIAL_LINE_ISSUER: webAddress.default('https://access.line.me'),
  SOCIAL_TWITTER_CLIENT_ID: text,
  SOCIAL_TWITTER_CLIENT_SECRET: text,
  SOCIAL_TWITTER_ISSUER: webAddress.default('https://x.com'),
};

export type OutsideConfig = z.infer<z.ZodObject<typeof outsideVariables>>;

/** How the variables call the other login services. */
export const SOCIAL_NAMES = {
  facebook: 'FACEBOOK',
  google: 'GOOGLE',
  line: 'LINE',
  twitter: 'TWITTER',
} as const satisfies Record<keyof IdentityOutside['social'], string>;

type Name = keyof OutsideConfig;

/** Variables of which one is of no use without the others. */
const SETS: readonly (readonly Name[])[] = [
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['SMTP_URL', 'MAIL_FROM'],
  ...Object.values(SOCIAL_NAMES).map(
    (name) => [`SOCIAL_${name}_CLIENT_ID`, `SOCIAL_${name}_CLIENT_SECRET`] as const,
  ),
];

/** One line about what is half said, or undefined. */
export function findHalfSet(config: OutsideConfig): string | undefined {
  const isSet = (name: Name) => config[name] !== undefined;
  const half = SETS.find((names) => names.some(isSet) && !names.every(isSet));
  if (half) {
    const missing = half.filter((name) => !isSet(name));
    return `${half.filter(isSet).join(' and ')} needs ${missing.join(' and ')} as well.`;
  }
  const alone = (['FIREBASE_API_KEY', 'FIREBASE_MERCHANTS'] as const).find(isSet);
  if (alone && !isSet('FIREBASE_PROJECT_ID')) return `${alone} needs FIREBASE_PROJECT_ID as well.`;
  if (config.SMS_GATEWAY === 'twilio' && !isSet('TWILIO_ACCOUNT_SID'))
    return `SMS_GATEWAY=twilio needs ${SETS[0]!.join(' and ')} as well.`;
  return undefined;
}
