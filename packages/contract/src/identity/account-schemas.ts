import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { accountEndpoints } from './account-endpoints.ts';
import {
  captchaAnswer,
  captchaId,
  dialingCode,
  nothing,
  passkeyAnswer,
  passkeyOptions,
  short,
  time,
} from './fragments.ts';
import { SOCIAL_PROVIDERS } from './social.ts';

const saved = z.object({ isSaved: z.literal(true) });
const newPassword = { newPassword: short, confirmNewPassword: short };
const byId = z.strictObject({ id: short });

const session = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  device: z.string().describe('Browser and system, as they call themselves'),
  address: z.string(),
  countryCode: z.string().nullable(),
  via: z.enum(['PASSWORD', 'SMS', 'PASSKEY', 'SOCIAL', 'REGISTRATION', 'RENEWAL', 'TRIAL']),
  openedAt: time,
  seenAt: time,
});

export const accountSchemas = {
  'identity.listSessions': {
    request: nothing,
    response: z.object({ list: z.array(session) }),
  },
  'identity.revokeSession': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({ isEnded: z.literal(true) }),
  },
  'identity.revokeOtherSessions': { request: nothing, response: z.object({ ended: z.int() }) },
  'identity.changePassword': {
    request: z.strictObject({
      oldPassword: short.default('').describe('Empty only where the account has none yet'),
      ...newPassword,
    }),
    response: saved,
  },
  'identity.setPasswordByPhone': {
    request: z.strictObject({
      countryDialingCode: dialingCode,
      mobileNum: short,
      code: short,
      ...newPassword,
    }),
    response: saved,
  },
  'identity.setPasswordByEmail': {
    request: z.strictObject({ email: z.string().max(200), code: short, ...newPassword }),
    response: saved,
  },
  'identity.sendPaymentCode': {
    request: z.strictObject({ captcha: captchaAnswer, captchaId }),
    response: z.object({ expirationTime: z.int() }),
  },
  'identity.setPaymentPassword': {
    request: z.strictObject({
      password: short.default('').describe('The login password, while no payment password is set'),
      oldPaymentPassword: short.default(''),
      code: short.default('').describe('Sent to the bound phone or mailbox, after a reset'),
      newPaymentPassword: short,
      confirmNewPaymentPassword: short,
    }),
    response: saved,
  },
  'identity.bindMobile': {
    request: z.strictObject({
      password: short.default('').describe('Where the account has one'),
      countryDialingCode: dialingCode,
      mobileNum: short,
      code: short,
    }),
    response: saved,
  },
  'identity.bindEmail': {
    request: z.strictObject({
      password: short.default(''),
      email: z.string().max(200),
      code: short,
    }),
    response: saved,
  },
  'identity.listPasskeys': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          createdAt: time,
          usedAt: time.nullable(),
        }),
      ),
    }),
  },
  'identity.startPasskey': {
    request: nothing,
    response: z.object({ ceremonyId: z.string(), options: passkeyOptions }),
  },
  'identity.finishPasskey': {
    request: z.strictObject({ ceremonyId: short, answer: passkeyAnswer }),
    response: z.object({ id: z.string() }),
  },
  'identity.removePasskey': { request: byId, response: z.object({ isRemoved: z.literal(true) }) },
  'identity.listSocialAccounts': {
    request: nothing,
    response: z.object({
      list: z.array(
        z.object({ provider: z.enum(SOCIAL_PROVIDERS), name: z.string(), linkedAt: time }),
      ),
    }),
  },
  'identity.linkSocialAccount': {
    request: z.strictObject({ provider: z.enum(SOCIAL_PROVIDERS) }),
    response: z.object({ address: z.url() }),
  },
  'identity.unlinkSocialAccount': {
    request: z.strictObject({ provider: z.enum(SOCIAL_PROVIDERS) }),
    response: z.object({ isRemoved: z.literal(true) }),
  },
} as const satisfies SchemasFor<typeof accountEndpoints>;

export type SessionEntry = z.infer<typeof session>;
