import { normaliseInput } from '@maneki/contract/identity/field-check';
import { keepWrong, missing, type Problem, type Problems } from '#platform/forms/problem.ts';
import { checkCode, checkMobile } from '../login/login-rules.ts';

export const BIND_FIELDS = ['target', 'code', 'captcha', 'password'] as const;
export type BindField = (typeof BIND_FIELDS)[number];
type BindValues = Readonly<Record<BindField, string>>;
export type BindChannel = 'mobile' | 'email';

export type BindStanding = {
  readonly channel: BindChannel;
  readonly dialingCode: string;
  readonly hasPassword: boolean;
};

/** Only its form: whether an address exists is for the code to find out. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What was typed, as it is checked and sent. A password may hold full-width letters on purpose. */
export const readBinding = ({ target, code, captcha, password }: BindValues): BindValues => ({
  target: normaliseInput(target),
  code: normaliseInput(code),
  captcha: normaliseInput(captcha),
  password: password.trim(),
});

/** The picture is for the next code alone, so it is not asked for here. */
export function checkBinding(typed: BindValues, standing: BindStanding): Problems<BindField> {
  const { target, code, password } = readBinding(typed);
  const isPasswordMissing = standing.hasPassword && password === '';
  return keepWrong<BindField>({
    target: checkTarget(target, standing),
    code: checkCode(code),
    password: isPasswordMissing ? missing('security.loginPassword') : undefined,
  });
}

function checkTarget(
  target: string,
  { channel, dialingCode }: Pick<BindStanding, 'channel' | 'dialingCode'>,
): Problem | undefined {
  if (channel === 'mobile') return checkMobile(target, dialingCode);
  if (target === '') return missing('security.email');
  return EMAIL.test(target) ? undefined : { type: 'identity.formats.email' };
}

/** The field that a refusal belongs under; the others are about the account as a whole. */
export const FIELD_OF_BIND_REFUSAL: Readonly<Record<string, BindField>> = {
  'identity.field_invalid': 'target',
  'identity.email_format': 'target',
  'identity.mobile_taken': 'target',
  'identity.email_taken': 'target',
  'identity.code_undeliverable': 'target',
  'identity.code_wrong': 'code',
  'identity.code_too_soon': 'code',
  'identity.captcha_needed': 'captcha',
  'identity.captcha_wrong': 'captcha',
  'identity.password_old_wrong': 'password',
};

/** The form calls it the login password, so the refusal does too. */
export const inBindWords = (problem: Problem): Problem =>
  problem.type === 'identity.refusals.password_old_wrong'
    ? { type: 'security.loginPasswordWrong' }
    : problem;
