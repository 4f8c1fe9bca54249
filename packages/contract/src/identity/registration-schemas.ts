import { z } from 'zod';
import { amount, type SchemasFor } from '../schema.ts';
import { REGISTRATION_FIELDS } from './fields.ts';
import {
  captchaAnswer,
  captchaId,
  dialingCode,
  firebaseClient,
  nothing,
  sessionReply,
  short,
} from './fragments.ts';
import type { registrationEndpoints } from './registration-endpoints.ts';
import { SOCIAL_PROVIDERS } from './social.ts';

/** Fields that are not asked for arrive as empty strings. */
const text = z.string().max(200).default('');

const registration = z.strictObject({
  type: z.literal(0).default(0),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']).default('H5'),
  registerUrl: text.describe('The host name that the form was filled in on'),
  domain: text,
  countryDialingCode: dialingCode,
  username: text,
  password: short.default(''),
  confirmPassword: short.default(''),
  paymentPassword: text,
  nickname: text,
  payeeName: text,
  birthday: text,
  email: text,
  mobileNum: text,
  verificationCode: text,
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  recommenderId: text,
  affiliateCode: text,
  referralCode: text.describe('Of the link by which a friend invited'),
  captcha: captchaAnswer,
  captchaId,
  agreement: z.boolean().default(false).describe('Of age, and accepts the terms'),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4_096).optional(),
  social: z
    .enum(SOCIAL_PROVIDERS)
    .optional()
    .describe('The account elsewhere that the form said it would link'),
});

const registered = z.object({
  ...sessionReply.shape,
  bonus: z
    .object({ amount, currency: z.string(), symbol: z.string() })
    .nullable()
    .describe('What a new member is given to begin with'),
});

const fieldSetting = z.object({
  field: z.enum(REGISTRATION_FIELDS),
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
  lengthMin: z.int(),
  lengthMax: z.int(),
  pattern: z.string().nullable(),
  message: z.string(),
});

export const registrationSchemas = {
  'identity.getRegistrationSettings': {
    request: nothing,
    response: z.object({
      methods: z.object({ username: z.boolean(), mobileNum: z.boolean() }),
      isPasswordAsked: z.object({ username: z.boolean(), mobileNum: z.boolean() }),
      isCodeAsked: z.object({ username: z.boolean(), mobileNum: z.boolean() }),
      firebase: firebaseClient,
      fields: z.array(fieldSetting),
      minimumAge: z.int(),
      countryCode: z.string().nullable().describe('The market whose rules the fields follow'),
      today: z.iso.date().describe('The date that ages are counted on'),
    }),
  },
  'identity.checkUsername': {
    request: z.strictObject({ username: short }),
    response: z.object({ isFree: z.literal(true) }),
  },
  'identity.checkEmail': {
    request: z.strictObject({ email: z.string().max(200) }),
    response: z.object({ isFree: z.literal(true) }),
  },
  'identity.checkAffiliate': {
    request: z.strictObject({
      code: short.default('').describe('Empty: the one that the visitor arrived with'),
      domain: z.string().max(200).default(''),
      referralCode: short.default('').describe('Empty: the one that the visitor arrived with'),
    }),
    response: z.object({
      success: z.boolean(),
      code: z.string(),
      isReferred: z.boolean().describe('Whether a friend invited'),
    }),
  },
  'identity.registerByUsername': { request: registration, response: registered },
  'identity.registerByMobile': { request: registration, response: registered },
  'identity.getSocialSignup': {
    request: nothing,
    response: z.object({
      signup: z
        .object({
          provider: z.enum(SOCIAL_PROVIDERS),
          nickname: z.string(),
          email: z.string(),
        })
        .nullable(),
    }),
  },
} as const satisfies SchemasFor<typeof registrationEndpoints>;

export type RegistrationRequest = z.infer<typeof registration>;
export type RegistrationSettings = z.infer<
  (typeof registrationSchemas)['identity.getRegistrationSettings']['response']
>;
