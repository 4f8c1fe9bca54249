import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@maneki/contract/safety/limits';
import { parseAmount, UNITS_PER_ONE, writeAmount } from '@maneki/kernel/money';

/** One of the twelve things that a player can limit. */
export type Limit = { readonly kind: LimitKind; readonly period: LimitPeriod };

/** Where a limit stands in its row. */
export type CapColumn = `${Lowercase<LimitKind>}_${Lowercase<LimitPeriod>}`;

/** A player's limits in ledger units or seconds, by their columns; null is no limit. */
export type Caps = Readonly<Record<CapColumn, bigint | null>>;

export const LIMITS: readonly Limit[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.map((period) => ({ kind, period })),
);

export const capColumnOf = ({ kind, period }: Limit) =>
  `${kind}_${period}`.toLowerCase() as CapColumn;

export const CAP_COLUMNS: readonly CapColumn[] = LIMITS.map(capColumnOf);

/** Whether a wish lets a player go further than now; only that has to wait. */
export const isRaise = (now: bigint | null, wished: bigint | null): boolean =>
  now !== null && (wished === null || wished > now);

const SECONDS_PER_MINUTE = 60n;

/** Reads a limit from the wire. Undefined where it is negative, or no whole number of minutes. */
export function readCap(kind: LimitKind, wire: string | null): bigint | null | undefined {
  if (wire === null) return null;
  const units = parseAmount(wire);
  if (units === undefined || units < 0n) return undefined;
  if (kind !== 'SESSION') return units;
  return units % UNITS_PER_ONE === 0n ? (units / UNITS_PER_ONE) * SECONDS_PER_MINUTE : undefined;
}

export function writeCap(kind: LimitKind, cap: bigint | null): string | null {
  if (cap === null) return null;
  return kind === 'SESSION' ? String(cap / SECONDS_PER_MINUTE) : writeAmount(cap);
}
