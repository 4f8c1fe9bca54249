import {
  CHECK_FIELDS,
  type CheckField,
  type CheckValues,
  checkValueMax,
} from '@maneki/contract/house/check-query';

/** A round as somebody types it, or an address fills it in; what is not known is empty. */
export type TypedRound = Readonly<Record<CheckField, string>>;

/** The spots of a table, each of which has a field of its own. */
export const SPOTS = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;

const HUNDREDTHS = /^\d{1,4}$/;
const POINTS = /^(\d{1,2})(?:\.(\d{1,2}))?$/;

const emptyRound = () =>
  Object.fromEntries(CHECK_FIELDS.map((field) => [field, ''])) as Record<CheckField, string>;

/** The round that an address tells, as far as it does. Numbers are typed as a game shows them. */
export function readAddress(address: URLSearchParams): TypedRound {
  const typed = emptyRound();
  for (const field of CHECK_FIELDS)
    typed[field] = (address.get(field) ?? '').slice(0, checkValueMax(field));
  if (HUNDREDTHS.test(typed.target)) typed.target = (Number(typed.target) / 100).toFixed(2);
  return typed;
}

/** The same as an address tells it: whoever copies it has the whole round. */
export function listValues(typed: TypedRound): CheckValues {
  const target = readHundredths(typed.target);
  return { ...typed, target: target === undefined ? '' : String(target) };
}

/** What a form holds: fields that a kind does not have are empty. */
export function readForm(data: FormData): TypedRound {
  const read = (name: string) => String(data.get(name) ?? '').trim();
  const typed = emptyRound();
  for (const field of CHECK_FIELDS) typed[field] = read(field);
  const stakes = SPOTS.map((spot) => [spot, read(spotField(spot))] as const);
  return { ...typed, bets: writeBets(stakes.filter(([, stake]) => stake !== '')) };
}

export const spotField = (spot: string): string => `bets-${spot}`;

const writeBets = (stakes: readonly (readonly [spot: string, stake: string])[]): string =>
  stakes.map((bet) => bet.join(':')).join(',');

/** What lies on each spot, as it is written. */
export const readBets = (bets: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    bets
      .split(',')
      .filter(Boolean)
      .map((bet) => {
        const [spot = '', stake = ''] = bet.split(':');
        return [spot, stake];
      }),
  );

/** `49.5` and `49.50` are 4950. */
export function readHundredths(points: string): number | undefined {
  const [, whole, part = ''] = POINTS.exec(points.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'));
}
