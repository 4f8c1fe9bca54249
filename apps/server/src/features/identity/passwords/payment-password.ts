import { isRun } from '@maneki/contract/identity/field-check';
import type { FieldRule } from '@maneki/contract/identity/fields';

/** What somebody who knows the owner would try. */
export type Owner = {
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
  /** E.164. */
  readonly mobile: string | null;
};

/** The rule of a payment password that a value breaks, or undefined. */
export function judgePaymentPassword(typed: string, owner: Owner): FieldRule | undefined {
  if (typed === '') return 'required';
  if (!/^[0-9]{6}$/.test(typed)) return 'format';
  if (isRun(typed)) return 'trivial';
  const isOwn = [...writeBirthday(owner.birthday), owner.mobile ?? ''].some((digits) =>
    digits.includes(typed),
  );
  return isOwn ? 'trivial' : undefined;
}

/** The ways in which our markets write a date, years first or last, long or short. */
function writeBirthday(birthday: string | null): string[] {
  if (birthday === null) return [];
  const [year = '', month = '', day = ''] = birthday.split('-');
  const short = year.slice(2);
  return [
    `${year}${month}${day}`,
    `${day}${month}${year}`,
    `${month}${day}${year}`,
    `${day}${month}${short}`,
    `${month}${day}${short}`,
  ];
}
