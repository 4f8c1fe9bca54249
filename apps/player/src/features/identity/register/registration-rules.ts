import { checkField } from '@maneki/contract/identity/field-check';
import {
  FIELD_RULES,
  type FieldRule,
  type FieldSetting,
  type RegistrationField,
} from '@maneki/contract/identity/fields';
import type { Refusal } from '@maneki/contract/visit';
import {
  inOwnWords,
  keepWrong,
  missing,
  type Problem,
  type Problems,
  problemOf,
} from '#platform/forms/problem.ts';
import { checkCaptcha } from '../login/login-rules.ts';
import { type RegisterField, type RegisterValues, readField } from './registration.ts';

export type Standing = {
  readonly fields: readonly FieldSetting[];
  readonly dialingCode: string;
  readonly countryCode: string | null;
  readonly minimumAge: number;
  readonly today: string;
};

const OLDEST_YEARS = 120;

/** Checks the form by the rules that the server will check it by, and for slips of the finger. */
export function checkRegistration(
  values: RegisterValues,
  standing: Standing,
): Problems<RegisterField> {
  const { fields, countryCode } = standing;
  const read = (field: RegisterField) => readField(field, values[field], countryCode);
  const context = {
    countryDialingCode: standing.dialingCode,
    countryCode,
    username: read('username'),
    minimumAge: standing.minimumAge,
    today: standing.today,
  };
  const own: Partial<Record<RegisterField, Problem | undefined>> = Object.fromEntries(
    fields.map((setting) => {
      const rule = checkField(setting, read(setting.field), context);
      return [setting.field, rule && tellRule(rule, setting, standing.minimumAge)];
    }),
  );
  const isPasswordAsked = fields.some(({ field, isEnabled }) => field === 'password' && isEnabled);
  const isBirthdayAsked = fields.some(({ field, isEnabled }) => field === 'birthday' && isEnabled);
  return keepWrong<RegisterField>({
    ...own,
    birthday: (isBirthdayAsked && checkDay(read('birthday'), standing.today)) || own.birthday,
    confirmPassword: isPasswordAsked
      ? checkConfirmation(read('password'), read('confirmPassword'))
      : undefined,
    captcha: checkCaptcha(values.captcha, 'form.captchaWrite'),
  });
}

/** A day that nobody alive was born on is a slip of the finger, which a word about age would not explain. */
function checkDay(day: string, today: string): Problem | undefined {
  const min = `${Number(today.slice(0, 4)) - OLDEST_YEARS}-01-01`;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  return isDay && (day < min || day > today)
    ? { type: 'form.range', types: { min, max: today } }
    : undefined;
}

function checkConfirmation(password: string, confirmation: string): Problem | undefined {
  if (confirmation === '') return { type: 'register.confirmRequired' };
  return confirmation === password ? undefined : { type: 'register.confirmWrong' };
}

/**
 * A wrong form is told in the field's own words, which an operator may have written, everything else in the
 * product's. What has one length alone, such as six digits, is wrong in its form where it is shorter.
 */
export function tellRule(rule: FieldRule, setting: FieldSetting, age: number): Problem {
  const { field, lengthMin: min, lengthMax: max, pattern, message } = setting;
  const isForm = rule === 'format' || (rule === 'length' && min === max && pattern !== null);
  return isForm && message !== ''
    ? inOwnWords(message)
    : problemOfRule(rule, { field, min, max, age });
}

/** The words of a rule name the field and its bounds. */
function problemOfRule(
  rule: FieldRule,
  { field, min, max, age }: { field: RegistrationField; min: number; max: number; age: number },
): Problem {
  const label = `identity.fields.${field}`;
  if (rule === 'required') return missing(label);
  const types = { field: label, min: `${min}`, max: `${max}`, age: `${age}` };
  const name = rule === 'length' && min === max ? 'exactLength' : rule;
  return { type: `identity.rules.${name}`, types };
}

const FIELD_OF_REFUSAL: Readonly<Record<string, RegisterField>> = {
  'identity.account_format': 'username',
  'identity.username_taken': 'username',
  'identity.mobile_taken': 'mobileNum',
  'identity.email_format': 'email',
  'identity.email_taken': 'email',
  'identity.password_format': 'password',
  'identity.password_weak': 'password',
  'identity.password_mismatch': 'confirmPassword',
  'identity.captcha_needed': 'captcha',
  'identity.captcha_wrong': 'captcha',
  'identity.code_wrong': 'verificationCode',
  'identity.firebase_failed': 'verificationCode',
  'identity.invitation_invalid': 'affiliateCode',
  'identity.too_young': 'birthday',
};

/** What a refused registration says, and under which field; undefined for none in particular. */
export function placeRefusal(
  refusal: Refusal,
  standing: Standing,
): { readonly problem: Problem; readonly field: RegisterField | undefined } {
  const { code, detail } = refusal;
  if (code === 'identity.field_invalid') {
    const setting = standing.fields.find(
      ({ field }) => field === (detail.field as RegistrationField),
    );
    const rule = FIELD_RULES.find((name) => name === detail.rule);
    if (setting && rule)
      return { problem: tellRule(rule, setting, standing.minimumAge), field: setting.field };
  }
  const problem =
    code === 'identity.invitation_invalid'
      ? { type: 'register.invitationError' }
      : problemOf(refusal);
  return { problem, field: FIELD_OF_REFUSAL[code] };
}
