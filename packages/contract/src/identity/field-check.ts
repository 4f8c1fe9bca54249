import type { FieldRule, FieldSetting, RegistrationField } from './fields.ts';
import { isIdNumber } from './id-numbers.ts';
import { readMobileNumber } from './phones.ts';

/** What else was typed, and where: some fields cannot be judged alone. */
export type FieldContext = {
  readonly countryDialingCode: string;
  /** The market of the visitor; null where it is not known. */
  readonly countryCode: string | null;
  readonly username: string;
  readonly minimumAge: number;
  /** The member's local date, `YYYY-MM-DD`. */
  readonly today: string;
};

/**
 * Checks one value as both sides do: an empty field passes unless it is required, then length, then
 * form, then what only this field asks for. Answers the rule that failed, or undefined.
 */
export function checkField(
  setting: FieldSetting,
  value: string,
  context: FieldContext,
): FieldRule | undefined {
  if (!setting.isEnabled) return undefined;
  if (value === '') return setting.isRequired ? 'required' : undefined;
  const length = [...value].length;
  if (length < setting.lengthMin || length > setting.lengthMax) return 'length';
  if (setting.pattern !== null && !new RegExp(setting.pattern, 'u').test(value)) return 'format';
  return ownChecks[setting.field]?.(value, context);
}

type OwnCheck = (value: string, context: FieldContext) => FieldRule | undefined;

const asPhone: OwnCheck = (value, { countryDialingCode }) =>
  readMobileNumber(countryDialingCode, value) ? undefined : 'format';

const ownChecks: Readonly<Partial<Record<RegistrationField, OwnCheck>>> = {
  mobileNum: asPhone,
  whatsapp: asPhone,
  zalo: asPhone,
  password: (value, { username }) =>
    username !== '' && value.toLowerCase() === username.toLowerCase() ? 'trivial' : undefined,
  paymentPassword: (value) => (isRun(value) ? 'trivial' : undefined),
  nickname: (value) => (hasContactData(value) ? 'contact' : undefined),
  birthday: (value, { minimumAge, today }) => {
    const age = ageOn(value, today);
    if (age === undefined) return 'format';
    return age < minimumAge ? 'age' : undefined;
  },
  idNumber: (value, { countryCode }) => (isIdNumber(countryCode, value) ? undefined : 'format'),
};

/** Whole years between two dates. Who was born on 29 February has a birthday on 1 March in other years. */
export function ageOn(birthday: string, today: string): number | undefined {
  const born = readDate(birthday);
  const now = readDate(today);
  if (!born || !now) return undefined;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  const age = now.year - born.year - (hadBirthday ? 0 : 1);
  return age < 0 || age > 130 ? undefined : age;
}

function readDate(text: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map((digits) => Number(digits)) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that does not exist would silently become another one.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : undefined;
}

/** 000000, 123456, 654321: the first things that a thief tries. Each digit is as far from the last. */
export function isRun(digits: string): boolean {
  const steps = new Set(
    [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index])),
  );
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
}

/** A public name is no place to be reached at: no addresses, no links, no long numbers. */
function hasContactData(text: string): boolean {
  return /@|:\/\/|www\.|\.(?:com|net|org|io|me|jp|ph|cn|th|vn)\b|(?:\d[\s.-]?){7,}/i.test(text);
}

/** Full-width digits and letters become plain ones, and blanks around a value go away. */
export const normaliseInput = (value: string): string => value.normalize('NFKC').trim();

/** Hiragana and half-width kana become the full-width katakana that banks in Japan ask for. */
export function normalisePayeeName(value: string, countryCode: string | null): string {
  const plain = normaliseInput(value);
  if (countryCode !== 'JP') return plain;
  return plain.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}
