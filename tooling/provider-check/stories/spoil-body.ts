import type { Chance } from '../chance.ts';
import type { Improper } from '../message.ts';
import { type CallOf, writeBody } from '../model/round-call.ts';

/** What no amount looks like: nothing, less than nothing, too fine, too large, or no decimal text. */
const NO_AMOUNTS: readonly string[] = [
  '"0"',
  '"0.0000"',
  '"-1"',
  '"-0.0001"',
  '"0.00001"',
  '"1.23456"',
  '1',
  '1.5',
  '1e3',
  '"1e3"',
  '"+1"',
  '" 1"',
  '"1,000"',
  '"01"',
  '"1."',
  '".5"',
  '"٣"',
  '"NaN"',
  '"922337203685477.5808"',
  '"10000000000000.0001"',
  '"99999999999999999999999"',
  '""',
  'null',
  'true',
  '["1"]',
  '{}',
];

/** Names that could break a log, an address or a key. */
const NO_NAMES: readonly unknown[] = [
  '',
  'x'.repeat(65),
  'a b',
  'a\nb',
  'é',
  "'--",
  1,
  null,
  ['a'],
];

const NO_BODIES: readonly string[] = ['', '{', 'null', '[]', '"text"', '{"a":1}', '\u0000', '{}x'];

const BODY_BYTES_MAX = 16 * 1_024;

/** Takes a good call and breaks it in one place: it must be refused, and its number stays unused. */
export function spoilBody({ name, body }: CallOf<'bet'>, chance: Chance): Improper {
  const refused = { name, refusal: 'BAD_REQUEST', isSigned: true } as const;
  const kind = chance.below(100);
  if (kind < 45) {
    const text = writeBody({ ...body, amount: '@' });
    return { ...refused, body: text.replace('"@"', () => chance.pick(NO_AMOUNTS)) };
  }
  if (kind < 60) {
    const field = chance.pick(['txId', 'roundId', 'gameId']);
    return { ...refused, body: writeBody({ ...body, [field]: chance.pick(NO_NAMES) }) };
  }
  if (kind < 70) {
    const missing = chance.pick(Object.keys(body));
    return { ...refused, body: writeBody({ ...body, [missing]: undefined }) };
  }
  if (kind < 80) return { ...refused, body: writeBody({ ...body, isSure: true }) };
  if (kind < 85) return { ...refused, body: writeBody({ ...body, playerId: 'somebody' }) };
  if (kind < 97) return { ...refused, body: chance.pick(NO_BODIES) };
  // Nobody reads so much, so that nobody can tell whose it is.
  const long = writeBody({ ...body, selection: 'x'.repeat(BODY_BYTES_MAX) });
  return { ...refused, body: long, isSigned: false };
}
