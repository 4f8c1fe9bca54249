import { checkField, normaliseInput } from '@maneki/contract/identity/field-check';
import type { FieldSetting } from '@maneki/contract/identity/fields';
import type { RegistrationSettings } from '@maneki/contract/identity/registration-schemas';
import {
  keepWrong,
  missing,
  outOfLength,
  type Problem,
  type Problems,
} from '#platform/forms/problem.ts';
import { checkCode, checkMobile } from '../login/login-rules.ts';
import { tellRule } from '../register/registration-rules.ts';

/** The product's own rule, until the site's settings are known or where they cannot be read. */
const OWN_RULE: FieldSetting = {
  field: 'password',
  isEnabled: true,
  isRequired: true,
  lengthMin: 6,
  lengthMax: 20,
  pattern: null,
  message: '',
};

/** The rule for new passwords, which counts whether or not registration asks for one. */
export function passwordRule(settings: Pick<RegistrationSettings, 'fields'> | undefined) {
  const own = settings?.fields.find(({ field }) => field === 'password') ?? OWN_RULE;
  return { ...own, isEnabled: true, isRequired: true };
}

type Rule = { readonly rule: FieldSetting; readonly username: string };

function checkNew(password: string, { rule, username }: Rule): Problem | undefined {
  const nowhere = { countryDialingCode: '', countryCode: null, minimumAge: 0, today: '' };
  const failed = checkField(rule, password, { ...nowhere, username });
  if (failed === 'required') return { type: 'identity.password.enter' };
  return failed && tellRule(failed, rule, 0);
}

function checkConfirmed(password: string, confirmation: string): Problem | undefined {
  if (confirmation === '') return { type: 'identity.password.enter' };
  return confirmation === password ? undefined : { type: 'identity.password.notMatched' };
}

export const CHANGE_FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** Changing a known password. The old one obeys the rule of the login, where it is asked for. */
export function checkChange(
  typed: Readonly<Record<ChangeField, string>>,
  standing: Rule & { readonly isOldAsked: boolean },
): Problems<ChangeField> {
  const oldPassword = typed.oldPassword.trim();
  const newPassword = typed.newPassword.trim();
  return keepWrong<ChangeField>({
    oldPassword: standing.isOldAsked ? checkOld(oldPassword) : undefined,
    newPassword: checkNew(newPassword, standing),
    confirmPassword: checkConfirmed(newPassword, typed.confirmPassword.trim()),
  });
}

function checkOld(password: string): Problem | undefined {
  if (password === '') return { type: 'identity.password.enter' };
  const { length } = [...password];
  const { lengthMin: min, lengthMax: max } = OWN_RULE;
  const isOfForm = length >= min && length <= max;
  return isOfForm ? undefined : outOfLength({ min, max });
}

export const FORGOT_FIELDS = [
  'mobileNum',
  'email',
  'code',
  'captcha',
  'newPassword',
  'confirmPassword',
] as const;
export type ForgotField = (typeof FORGOT_FIELDS)[number];

export type ForgotStanding = {
  readonly by: 'sms' | 'email';
  readonly dialingCode: string;
  readonly rule: FieldSetting;
};

/** A new password for whoever holds the phone or the mailbox. */
export function checkForgot(
  typed: Readonly<Record<ForgotField, string>>,
  { by, dialingCode, rule }: ForgotStanding,
): Problems<ForgotField> {
  const newPassword = typed.newPassword.trim();
  return keepWrong<ForgotField>({
    ...(by === 'sms'
      ? { mobileNum: checkMobile(normaliseInput(typed.mobileNum), dialingCode) }
      : { email: checkEmail(normaliseInput(typed.email)) }),
    code: checkCode(normaliseInput(typed.code)),
    newPassword: checkNew(newPassword, { rule, username: '' }),
    confirmPassword: checkConfirmed(newPassword, typed.confirmPassword.trim()),
  });
}

/** Whether it looks like an address at all; only a letter that arrives proves that it is one. */
function checkEmail(email: string): Problem | undefined {
  if (email === '') return missing('identity.forgot.email');
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? undefined
    : { type: 'identity.refusals.email_format' };
}

const FIELD_OF_REFUSAL: Readonly<Record<string, ForgotField & string>> = {
  'identity.field_invalid': 'mobileNum',
  'identity.email_format': 'email',
  'identity.code_wrong': 'code',
  'identity.captcha_needed': 'captcha',
  'identity.captcha_wrong': 'captcha',
  'identity.password_format': 'newPassword',
  'identity.password_weak': 'newPassword',
  'identity.password_mismatch': 'confirmPassword',
};

/** The field of a form about passwords that a refusal belongs under. */
export const fieldOfPasswordRefusal = (code: string | undefined): ForgotField | undefined =>
  code === undefined ? undefined : FIELD_OF_REFUSAL[code];
