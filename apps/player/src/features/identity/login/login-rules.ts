import { CAPTCHA_CHARACTERS, GATEWAYS } from '@maneki/contract/constants';
import { normaliseInput } from '@maneki/contract/identity/field-check';
import type { LoginRequest } from '@maneki/contract/identity/login-schemas';
import { DIALING_CODES, readMobileNumber } from '@maneki/contract/identity/phones';
import { keepWrong, missing, type Problem, type Problems } from '#platform/forms/problem.ts';

/** By name and password, or by a number and the code that was sent to it. */
export type LoginMode = LoginRequest['type'];

export const LOGIN_FIELDS = ['username', 'password', 'mobileNum', 'code', 'captcha'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];
export type LoginValues = Readonly<Record<LoginField, string>>;

type Standing = {
  readonly mode: LoginMode;
  readonly dialingCode: string;
  readonly isCaptchaShown: boolean;
};

const USERNAME = { min: 4, max: 16 };
const PASSWORD = { min: 6, max: 20 };

/** What is wrong with a login before it is sent: its form alone, the server knows the rest. */
export function checkLogin(typed: LoginValues, standing: Standing): Problems<LoginField> {
  const values = trimmed(typed);
  const own = standing.mode === 'username' ? byUsername(values) : byCode(values, standing);
  const captcha = isPictureSent(standing) ? checkCaptcha(values.captcha) : undefined;
  return keepWrong<LoginField>({ ...own, captcha });
}

/** By SMS the picture guards the sending of codes; the login itself has its code. */
export const isPictureSent = ({
  mode,
  isCaptchaShown,
}: Pick<Standing, 'mode' | 'isCaptchaShown'>) => isCaptchaShown && mode === 'username';

const byUsername = ({ username, password }: LoginValues) => ({
  username: checkLength(username, 'identity.login.username', {
    ...USERNAME,
    type: 'identity.login.usernameRule',
  }),
  password: checkLength(password, 'identity.login.password', {
    ...PASSWORD,
    type: 'identity.login.passwordRule',
  }),
});

const byCode = ({ mobileNum, code }: LoginValues, { dialingCode }: Standing) => ({
  mobileNum: checkMobile(mobileNum, dialingCode),
  code: checkCode(code),
});

export function checkMobile(mobileNum: string, dialingCode: string): Problem | undefined {
  if (mobileNum === '') return missing('identity.login.mobile');
  // A country that was remembered may not be offered any more.
  const codes = DIALING_CODES.map(({ code }) => code);
  if (!codes.some((code) => code === dialingCode))
    return {
      type: 'form.oneOf',
      types: { options: codes.map((code) => `+${code}`).join(', ') },
    };
  const isNumber = readMobileNumber(dialingCode, mobileNum) !== undefined;
  return isNumber ? undefined : { type: 'identity.login.mobileRule' };
}

export const checkCode = (code: string): Problem | undefined =>
  /^\d{6}$/.test(code) ? undefined : { type: 'identity.login.codeRule' };

/** Letters and digits, or what an equation comes to, which may be below nothing. */
export function checkCaptcha(
  answer: string,
  empty = 'identity.login.captchaEnter',
): Problem | undefined {
  const plain = normaliseInput(answer);
  if (plain === '') return { type: empty };
  const isAnswer = /^-?[0-9a-z]+$/i.test(plain) && plain.length <= CAPTCHA_CHARACTERS.max;
  return isAnswer ? undefined : { type: 'identity.refusals.captcha_wrong' };
}

function checkLength(
  value: string,
  label: string,
  { min, max, type }: { min: number; max: number; type: string },
): Problem | undefined {
  if (value === '') return missing(label);
  const { length } = [...value];
  return length < min || length > max ? { type } : undefined;
}

/** A password may hold full-width letters on purpose: it is only freed of blanks around it. */
function trimmed(typed: LoginValues): LoginValues {
  const { username, password, mobileNum, code, captcha } = typed;
  return {
    username: normaliseInput(username),
    password: password.trim(),
    mobileNum: normaliseInput(mobileNum),
    code: normaliseInput(code),
    captcha: normaliseInput(captcha),
  };
}

/** What is sent: only what belongs to the chosen way, as the server expects it. */
export function toLoginRequest(
  typed: LoginValues,
  to: Standing & { readonly role: 'member' | 'agent'; readonly captchaId: string },
): LoginRequest {
  const { username, password, mobileNum, code, captcha } = trimmed(typed);
  const isByName = to.mode === 'username';
  return {
    type: to.mode,
    username: isByName ? username : '',
    password: isByName ? password : '',
    mobileNum: isByName ? '' : mobileNum,
    code: isByName ? '' : code,
    countryDialingCode: to.dialingCode,
    captcha: isPictureSent(to) ? captcha : '',
    captchaId: isPictureSent(to) ? to.captchaId : '',
    gateway: GATEWAYS.MOBILE,
    role: to.role,
  };
}

/** The field that a refusal belongs under; the others are about the account as a whole. */
export const FIELD_OF_LOGIN_REFUSAL: Readonly<Record<string, LoginField>> = {
  'identity.captcha_needed': 'captcha',
  'identity.captcha_wrong': 'captcha',
  // A wrong password is typed anew; a wrong name is seldom the reason.
  'identity.credentials_wrong': 'password',
  'identity.code_wrong': 'code',
  'identity.field_invalid': 'mobileNum',
};
