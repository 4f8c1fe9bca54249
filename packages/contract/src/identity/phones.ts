import { DEFAULT_DIALING_CODE } from '../constants.ts';

/** Countries whose mobile numbers we take, by dialling code, with the money that is theirs. */
export const DIALING_CODES = [
  { code: '81', country: 'JP', currency: 'JPY', national: '^[789]0[1-9]\\d{7}$', dropsZero: true },
  { code: '63', country: 'PH', currency: 'PHP', national: '^9\\d{9}$', dropsZero: true },
  { code: '66', country: 'TH', currency: 'THB', national: '^[689]\\d{8}$', dropsZero: true },
  {
    code: '84',
    country: 'VN',
    currency: 'VND',
    national: '^(3[2-9]|5[25689]|7[06-9]|8[1-9]|9\\d)\\d{7}$',
    dropsZero: true,
  },
  { code: '86', country: 'CN', currency: 'CNY', national: '^1[3-9]\\d{9}$', dropsZero: false },
  {
    code: '1',
    country: 'US',
    currency: 'USD',
    national: '^[2-9]\\d{2}[2-9]\\d{6}$',
    dropsZero: false,
  },
] as const;

/**
 * A typed number as E.164, or undefined when it is no mobile number of that country. Blanks and hyphens
 * go away, full-width digits become plain, one leading zero is dropped where it is only a trunk prefix.
 */
export function readMobileNumber(dialingCode: string, typed: string): string | undefined {
  const country = DIALING_CODES.find(({ code }) => code === dialingCode);
  if (!country) return undefined;
  const digits = typed.normalize('NFKC').replace(/[\s\-‐-―ー]/g, '');
  const national = country.dropsZero ? digits.replace(/^0/, '') : digits;
  return new RegExp(country.national).test(national) ? `+${country.code}${national}` : undefined;
}

/** The code that a number begins with unless somebody says otherwise: their country's, else that of the money. */
export const firstDialingCode = (here: {
  readonly countryCode?: string | null;
  readonly currency: string;
}): string =>
  (
    DIALING_CODES.find(({ country }) => country === here.countryCode) ??
    DIALING_CODES.find(({ currency }) => currency === here.currency)
  )?.code ?? DEFAULT_DIALING_CODE;
