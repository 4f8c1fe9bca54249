import { checkField, normaliseInput } from '@maneki/contract/identity/field-check';
import type { FieldSetting } from '@maneki/contract/identity/fields';
import { missing, type Problems } from '#platform/forms/problem.ts';
import { checkCode } from '../login/login-rules.ts';

export const PAYMENT_FIELDS = ['code', 'captcha', 'password', 'old', 'new', 'confirm'] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/**
 * What the form asks for besides the new digits: the old ones, or the login password for the first, and a code where
 * support took the old ones away.
 */
export type PaymentStanding = {
  readonly hasOld: boolean;
  readonly hasPassword: boolean;
  readonly needsCode: boolean;
};

const SIX_DIGITS: FieldSetting = {
  field: 'paymentPassword',
  isEnabled: true,
  isRequired: true,
  lengthMin: 6,
  lengthMax: 6,
  pattern: '^\\d{6}$',
  message: '',
};
/** Digits are judged alone; nothing else that was typed matters to them. */
const ALONE = { countryDialingCode: '', countryCode: null, username: '', minimumAge: 0, today: '' };

export function checkPayment(
  values: Readonly<Record<PaymentField, string>>,
  { hasOld, hasPassword, needsCode }: PaymentStanding,
): Problems<PaymentField> {
  const problems: Problems<PaymentField> = {};
  const code = needsCode && checkCode(normaliseInput(values.code));
  if (code) problems.code = code;
  if (hasOld && values.old === '') problems.old = missing('security.paymentOld');
  if (!hasOld && hasPassword && values.password.trim() === '')
    problems.password = missing('security.loginPassword');
  const rule = checkField(SIX_DIGITS, values.new, ALONE);
  if (rule === 'required') problems.new = missing('security.paymentNew');
  else if (rule === 'trivial') problems.new = { type: 'identity.rules.trivial' };
  else if (rule) problems.new = { type: 'identity.formats.paymentPassword' };
  if (values.confirm === '') problems.confirm = { type: 'form.required' };
  else if (values.confirm !== values.new)
    problems.confirm = { type: 'identity.password.notMatched' };
  return problems;
}

/** Under which field a refusal belongs; undefined for the whole form. */
export function fieldOfPaymentRefusal(
  code: string | undefined,
  { hasOld }: PaymentStanding,
): PaymentField | undefined {
  if (code === 'identity.code_wrong' || code === 'identity.code_too_soon') return 'code';
  if (code === 'identity.captcha_needed' || code === 'identity.captcha_wrong') return 'captcha';
  if (code === 'identity.field_invalid') return 'new';
  if (code === 'identity.password_mismatch') return 'confirm';
  if (code === 'identity.payment_password_wrong') return 'old';
  if (code === 'identity.password_old_wrong') return hasOld ? 'old' : 'password';
  return undefined;
}
