/**
 * Identity numbers by country. Japan's must not be stored by law, so none is taken there; a country
 * without a rule of its own takes six to twenty letters and digits.
 */
export function isIdNumber(countryCode: string | null, value: string): boolean {
  switch (countryCode) {
    case 'JP':
      return false;
    case 'CN':
      return isChinese(value);
    case 'TH':
      return isThai(value);
    case 'VN':
      return /^(?:\d{9}|\d{12})$/.test(value);
    default:
      return /^[A-Za-z0-9-]{6,20}$/.test(value);
  }
}

const CHINESE_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Eighteen characters, the last of them a checksum of the others modulo eleven. */
function isChinese(value: string): boolean {
  if (!/^\d{17}[\dX]$/i.test(value)) return false;
  const sum = CHINESE_WEIGHTS.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  return '10X98765432'[sum % 11] === value[17]!.toUpperCase();
}

/** Thirteen digits, weighted from thirteen down to two, the last a checksum modulo eleven. */
function isThai(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false;
  const sum = [...value.slice(0, 12)].reduce(
    (total, digit, at) => total + Number(digit) * (13 - at),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(value[12]);
}
