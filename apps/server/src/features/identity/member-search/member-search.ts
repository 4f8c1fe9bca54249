import { isIP } from 'node:net';
import { DIALING_CODES, readMobileNumber } from '@maneki/contract/identity/phones';
import { readEmail } from '../members/email.ts';

/** What somebody looks for a member by, as its form tells. */
export type MemberSearch =
  | { readonly by: 'name'; readonly prefix: string }
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'mobile'; readonly mobiles: readonly string[] }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'address'; readonly address: string }
  | { readonly by: 'device'; readonly deviceHash: string };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const DEVICE = /^[\w-]{43}$/;
/** Blanks, hyphens and brackets, as people write numbers. */
const NUMBER = /^\+?[\d\s\-().]{6,24}$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * Reads what was typed into one field. A number without its country is looked for in every country that we know; what
 * has no other form is how a name begins.
 */
export function readSearch(typed: string): MemberSearch | undefined {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return undefined;
  const lower = text.toLowerCase();
  if (ID.test(lower)) return { by: 'id', id: lower };
  if (isIP(lower) !== 0) return { by: 'address', address: lower };
  if (NUMBER.test(text)) return { by: 'mobile', mobiles: readMobiles(text) };
  const email = readEmail(text);
  if (email) return { by: 'email', email };
  if (DEVICE.test(text)) return { by: 'device', deviceHash: text };
  return { by: 'name', prefix: lower };
}

function readMobiles(text: string): string[] {
  const digits = text.replace(/[\s\-().]/g, '');
  if (INTERNATIONAL.test(digits)) return [digits];
  const national = DIALING_CODES.flatMap(({ code }) => readMobileNumber(code, digits) ?? []);
  const whole = INTERNATIONAL.test(`+${digits}`) ? [`+${digits}`] : [];
  return [...new Set([...national, ...whole])];
}
