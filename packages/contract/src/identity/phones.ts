/** Countries whose mobile numbers we take, by dialling code, the default first. */
export const DIALING_CODES = [
  { code: '81', country: 'JP', national: '^[789]0[1-9]\\d{7}$', dropsZero: true },
  { code: '63', country: 'PH', national: '^9\\d{9}$', dropsZero: true },
  { code: '66', country: 'TH', national: '^[689]\\d{8}$', dropsZero: true },
  {
    code: '84',
    country: 'VN',
    national: '^(3[2-9]|5[25689]|7[06-9]|8[1-9]|9\\d)\\d{7}$',
    dropsZero: true,
  },
  { code: '86', country: 'CN', national: '^1[3-9]\\d{9}$', dropsZero: false },
  { code: '1', country: 'US', national: '^[2-9]\\d{2}[2-9]\\d{6}$', dropsZero: false },
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
