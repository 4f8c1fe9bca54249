import { z } from 'zod';
import { CAPTCHA_CHARACTERS, DEFAULT_DIALING_CODE } from '../constants.ts';
import { MEMBER_TYPES } from './member-types.ts';

/** Pieces that several schemas of this feature are made of. */

export const nothing = z.strictObject({});
export const short = z.string().max(128);
export const time = z.iso.datetime();
export const dialingCode = z.string().max(4).default(DEFAULT_DIALING_CODE);
export const captchaAnswer = z.string().max(CAPTCHA_CHARACTERS.max).default('');
export const captchaId = z.string().max(64).default('');

export const headIcon = z
  .string()
  .nullable()
  .describe('`art:<name>` of a drawn face, or the address of a picture; null for the site’s own');

export const memberType = z
  .literal(Object.values(MEMBER_TYPES))
  .describe('0 player, 1 agent, 2 general agent, 4 trial, 40 to 42 their demo twins');

/** What every way in answers with. */
export const sessionReply = z.object({
  id: z.uuid(),
  token: z
    .string()
    .describe('A handle for browsers, which hold a cookie; a bearer token elsewhere'),
  merchantCode: z.string(),
  userName: z.string(),
  type: memberType,
  firstTimeLogin: z.boolean(),
});

export type SessionReply = z.infer<typeof sessionReply>;

/** What the browser's own interface for passkeys takes and gives; its library knows the details. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export const passkeyAnswer = z.looseObject({
  id: z.string().max(1_024),
  rawId: z.string().max(1_024),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8_192) }),
  clientExtensionResults: z.looseObject({}),
});

/** Who proves numbers by codes of its own, in the visitor's browser. Its key is public: it names the project. */
export const firebaseClient = z
  .object({ apiKey: z.string(), url: z.string() })
  .nullable()
  .describe('Null where numbers are proven by codes of ours');

export type FirebaseClient = NonNullable<z.infer<typeof firebaseClient>>;
