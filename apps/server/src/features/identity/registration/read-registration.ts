import {
  checkField,
  type FieldContext,
  normaliseInput,
  normalisePayeeName,
} from '@maneki/contract/identity/field-check';
import {
  type FieldRule,
  type FieldSetting,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@maneki/contract/identity/fields';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import type { RegistrationRequest } from '@maneki/contract/identity/registration-schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { judgePassword } from '../passwords/judge-password.ts';
import { judgePaymentPassword, type Owner } from '../passwords/payment-password.ts';
import type { RegistrationRefusal } from './registration-refusal.ts';

/** What was typed into each field, as we would store it; empty where the field is not asked for. */
export type Typed = Readonly<Record<RegistrationField, string>>;

type Around = Pick<FieldContext, 'countryCode' | 'minimumAge' | 'today'> & {
  /** The fields as the chosen way to register has them. */
  readonly fields: readonly FieldSetting[];
  /** The code of the link that the visitor came by, which need not be typed again. */
  readonly rememberedCode: string;
};

/** Everything about a registration that can be judged without asking anybody. */
export function readRegistration(
  request: RegistrationRequest,
  around: Around,
): Outcome<Typed, RegistrationRefusal> {
  if (!request.agreement) return refused({ code: 'identity.agreement_needed', detail: {} });
  const typed = normaliseFields(request, around);
  const { countryDialingCode } = request;
  const context = { ...around, countryDialingCode, username: typed.username };
  for (const setting of inOrderOfRefusals(around.fields)) {
    const rule = checkOne(setting, typed, context);
    if (rule) return refused(refusalFor(setting.field, rule, around.minimumAge));
  }
  if (typed.paymentPassword !== '') {
    const rule = judgePaymentPassword(typed.paymentPassword, ownerOf(request, typed));
    if (rule) return refused(refusalFor('paymentPassword', rule, around.minimumAge));
  }
  const fault = findPasswordFault(request, typed);
  if (fault) return refused({ code: fault, detail: {} });
  if (request.captcha === '')
    return refused({ code: 'identity.captcha_needed', detail: { captcha: true } });
  return done(typed);
}

/** What the applicant tells of themselves, which a payment password must not repeat. */
const ownerOf = ({ countryDialingCode }: RegistrationRequest, typed: Typed): Owner => ({
  birthday: typed.birthday || null,
  mobile: readMobileNumber(countryDialingCode, typed.mobileNum) ?? null,
});

function findPasswordFault({ confirmPassword }: RegistrationRequest, typed: Typed) {
  const { password, username } = typed;
  if (password === '') return undefined;
  if (password !== confirmPassword) return 'identity.password_mismatch';
  return judgePassword({ password, username });
}

function normaliseFields(request: RegistrationRequest, { fields, countryCode }: Around): Typed {
  const isEnabled = new Set(fields.filter((field) => field.isEnabled).map(({ field }) => field));
  const normalise = (field: RegistrationField): string => {
    const typed = request[field];
    // An invitation counts even where the form does not ask for one: a link may carry it.
    if (field === 'affiliateCode') return normaliseInput(typed);
    if (!isEnabled.has(field)) return '';
    switch (field) {
      case 'password':
        return typed;
      case 'payeeName':
        return normalisePayeeName(typed, countryCode);
      case 'username':
      case 'email':
      case 'recommenderId':
        return normaliseInput(typed).toLowerCase();
      default:
        return normaliseInput(typed);
    }
  };
  return Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, normalise(field)])) as Typed;
}

const FIRST: readonly RegistrationField[] = ['username', 'password', 'email'];

/** Fields with refusals of their own come first, as the contract lists them. */
const inOrderOfRefusals = (fields: readonly FieldSetting[]): FieldSetting[] => [
  ...fields.filter(({ field }) => FIRST.includes(field)),
  ...fields.filter(({ field }) => !FIRST.includes(field)),
];

function checkOne(
  setting: FieldSetting,
  typed: Typed,
  around: FieldContext & Around,
): FieldRule | undefined {
  // Whether a code invites is asked later; here it only must be there where the merchant wants one.
  if (setting.field === 'affiliateCode') {
    const isMissing = typed.affiliateCode === '' && around.rememberedCode === '';
    return setting.isEnabled && setting.isRequired && isMissing ? 'required' : undefined;
  }
  return checkField(setting, typed[setting.field], around);
}

function refusalFor(
  field: RegistrationField,
  rule: FieldRule,
  minimumAge: number,
): RegistrationRefusal {
  if (field === 'username') return { code: 'identity.account_format', detail: {} };
  if (field === 'email') return { code: 'identity.email_format', detail: {} };
  if (field === 'password') {
    const code = rule === 'trivial' ? 'identity.password_weak' : 'identity.password_format';
    return { code, detail: {} };
  }
  if (field === 'birthday' && rule === 'age')
    return { code: 'identity.too_young', detail: { age: minimumAge } };
  return { code: 'identity.field_invalid', detail: { field, rule } };
}
