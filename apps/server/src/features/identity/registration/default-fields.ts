import {
  type FieldSetting,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@maneki/contract/identity/fields';
import { EMAIL_CHARACTERS, EMAIL_PATTERN } from '../members/email.ts';
import { PASSWORD_CHARACTERS } from '../passwords/judge-password.ts';

/** What a field asks for, in no language yet. */
export type FieldDefinition = Omit<FieldSetting, 'message'>;

type Rule = Pick<FieldDefinition, 'lengthMin' | 'lengthMax' | 'pattern'>;

/** A form that can be filled in within a minute; operators ask for more where they need it. */
const ASKED: Readonly<Partial<Record<RegistrationField, 'required' | 'optional'>>> = {
  username: 'required',
  mobileNum: 'optional',
  verificationCode: 'required',
  password: 'required',
  nickname: 'optional',
  birthday: 'optional',
  email: 'optional',
  affiliateCode: 'optional',
};

/** The product's own rules, which hold wherever a merchant has none. Some follow the visitor's country. */
export function defaultFields(countryCode: string | null): FieldDefinition[] {
  return REGISTRATION_FIELDS.map((field) => {
    const rule = field === 'payeeName' ? payeeName(countryCode) : RULES[field];
    const isEnabled = ASKED[field] !== undefined;
    return { field, isEnabled, isRequired: ASKED[field] === 'required', ...rule };
  });
}

const length = (lengthMin: number, lengthMax: number, pattern: string | null = null): Rule => ({
  lengthMin,
  lengthMax,
  pattern,
});

const USERNAME = length(4, 16, '^[a-z][a-z0-9]{3,15}$');
/** As people write numbers, with blanks and hyphens; what a number is, its country says. */
const PHONE = length(6, 20);
const NAME_ELSEWHERE = length(3, 40, '^[^\\p{C}]+$');

const RULES: Readonly<Record<Exclude<RegistrationField, 'payeeName'>, Rule>> = {
  username: USERNAME,
  mobileNum: PHONE,
  verificationCode: length(6, 6, '^[0-9]{6}$'),
  password: length(
    PASSWORD_CHARACTERS.min,
    PASSWORD_CHARACTERS.max,
    '^(?=.*\\p{L})(?=.*[0-9])[^\\p{C}\\p{Z}]+$',
  ),
  paymentPassword: length(6, 6, '^[0-9]{6}$'),
  nickname: length(2, 12, '^[^\\p{C}\\p{Zl}\\p{Zp}]+$'),
  birthday: length(10, 10, '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  email: length(EMAIL_CHARACTERS.min, EMAIL_CHARACTERS.max, EMAIL_PATTERN),
  idNumber: length(6, 20),
  qqNum: length(5, 12, '^[1-9][0-9]{4,11}$'),
  facebook: NAME_ELSEWHERE,
  wechat: NAME_ELSEWHERE,
  line: NAME_ELSEWHERE,
  whatsapp: PHONE,
  zalo: PHONE,
  recommenderId: USERNAME,
  affiliateCode: length(8, 8, '^[0-9A-Za-z]{8}$'),
};

/** Names as the banks of a country write them: a payout goes to exactly this name. */
function payeeName(countryCode: string | null): Rule {
  switch (countryCode) {
    case 'JP':
      return length(2, 30, '^[ァ-ヶー・　 ]{2,30}$');
    case 'CN':
      return length(2, 20, '^[\\p{Script=Han}·]{2,20}$');
    case 'VN':
      return length(2, 50, '^[\\p{Script=Latin}\\p{M} ]{2,50}$');
    case 'TH':
      return length(2, 60, '^[\\p{Script=Thai}\\p{Script=Latin}\\p{M} ]{2,60}$');
    case 'PH':
    case 'US':
      return length(2, 60, "^[\\p{Script=Latin} .'’-]{2,60}$");
    default:
      return length(2, 60, "^[\\p{L}\\p{M} .'’·・ー-]{2,60}$");
  }
}
