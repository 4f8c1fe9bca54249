import { z } from 'zod';
import { CAPTCHA_CHARACTERS, GATEWAYS } from '../constants.ts';
import { currency, type SchemasFor, token } from '../schema.ts';
import {
  captchaAnswer,
  captchaId,
  dialingCode,
  firebaseClient,
  headIcon,
  memberType,
  nothing,
  passkeyAnswer,
  passkeyOptions,
  sessionReply,
  short,
  time,
} from './fragments.ts';
import type { loginEndpoints } from './login-endpoints.ts';
import { SOCIAL_PROVIDERS } from './social.ts';

/** `role` says at which door the caller knocks: the members' or the agents'. */
const role = z.enum(['member', 'agent']).default('member');

const login = z.strictObject({
  type: z.enum(['username', 'sms']),
  username: short.default(''),
  password: short.default(''),
  mobileNum: short.default(''),
  countryDialingCode: dialingCode,
  code: short.default(''),
  captcha: captchaAnswer,
  captchaId,
  gateway: z.union([z.literal(GATEWAYS.WEB), z.literal(GATEWAYS.MOBILE)]).default(3),
  role,
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4_096).optional(),
  firebaseMobileNo: short.optional(),
});

const codeRequest = z
  .strictObject({
    mobileNum: short.optional(),
    mobileNo: short.optional().describe('Another name of mobileNum'),
    countryDialingCode: dialingCode,
    purpose: z.enum(['login', 'register', 'forgot', 'bind']).default('register'),
    captcha: captchaAnswer,
    captchaId,
  })
  .transform(({ mobileNo = '', mobileNum = mobileNo, ...request }) => ({ ...request, mobileNum }));

const member = z.object({
  id: z.uuid(),
  account: z.string(),
  userName: z.string(),
  nickname: z.string().nullable(),
  type: memberType,
  headIcon,
  merchantCode: z.string(),
  token: z.string().describe('Names the session; it opens nothing by itself in a browser'),
  clubLabel: z
    .object({ labelName: z.string(), type: z.string() })
    .nullable()
    .describe("A type of 'AUTO' means that the member has a club"),
  memberLabel: z.array(z.object({ labelName: z.string() })),
  currency,
  mobile: z.string().nullable().describe('Masked but for the last digits'),
  isMobileVerified: z.boolean(),
  email: z.string().nullable().describe('Masked but for the first letter and the host'),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  isPaymentCodeNeeded: z
    .boolean()
    .describe('Support took the payment password away: the next one asks for a code'),
  firstTimeLogin: z.boolean(),
  isExcluded: z.boolean().describe('Stays away: only what pays out and tells is open'),
  registeredAt: time,
  expiresAt: time.nullable().describe('When a trial ends'),
});

const captchaPicture = z.object({
  id: z.string(),
  value: z.string().describe('A PNG picture, base64'),
  expiresAt: time,
});

export const loginSchemas = {
  'identity.getLoginSettings': {
    request: nothing,
    response: z.object({
      isMobileOffered: z.boolean(),
      social: z.array(z.enum(SOCIAL_PROVIDERS)).describe('Switched on here, and ready to be used'),
      firebase: firebaseClient,
      isTrialOffered: z.boolean(),
      captchaCharacters: z.object({
        min: z.literal(CAPTCHA_CHARACTERS.min),
        max: z.literal(CAPTCHA_CHARACTERS.max),
      }),
    }),
  },
  'identity.login': { request: login, response: sessionReply },
  'identity.logout': {
    request: z.strictObject({ token }),
    response: z.object({ isEnded: z.literal(true) }),
  },
  'identity.getMember': { request: z.strictObject({ token }), response: member },
  'identity.createRenewal': {
    request: nothing,
    response: z.object({ token: z.string(), expiresAt: time }),
  },
  'identity.renewSession': {
    request: z.strictObject({
      token: z.string().min(1).max(200),
      confirmed: z
        .literal('true')
        .optional()
        .describe('The visitor has said that they want to go on as whom the link names'),
    }),
    response: sessionReply,
  },
  'identity.getCaptcha': { request: nothing, response: captchaPicture },
  'identity.getFormCaptcha': { request: nothing, response: captchaPicture },
  'identity.sendCode': {
    request: codeRequest,
    response: z.object({
      expirationTime: z.int().describe('When another code may be asked for, in milliseconds'),
    }),
  },
  'identity.sendEmailCode': {
    request: z.strictObject({
      email: z.string().max(200),
      purpose: z.enum(['forgot', 'bind']),
      captcha: captchaAnswer,
      captchaId,
    }),
    response: z.object({ expirationTime: z.int() }),
  },
  'identity.startPasskeyLogin': {
    request: nothing,
    response: z.object({ ceremonyId: z.string(), options: passkeyOptions }),
  },
  'identity.finishPasskeyLogin': {
    request: z.strictObject({ ceremonyId: short, answer: passkeyAnswer, role }),
    response: sessionReply,
  },
  'identity.startSocialLogin': {
    request: z.strictObject({
      provider: z.enum(SOCIAL_PROVIDERS),
      role,
      back: z.string().max(500).default('/m/home').describe('Where to go afterwards, on this site'),
    }),
    response: z.object({ address: z.url() }),
  },
  'identity.getTrialAccount': {
    request: nothing,
    response: z.object({
      userName: z.string(),
      customerType: z.literal(4),
      expiresAt: time,
    }),
  },
  'identity.startTestPlay': {
    request: nothing,
    response: z.object({
      ...sessionReply.shape,
      customerType: z.literal(4),
    }),
  },
} as const satisfies SchemasFor<typeof loginEndpoints>;

export type LoginRequest = z.infer<typeof login>;
export type MemberInfo = z.infer<typeof member>;
