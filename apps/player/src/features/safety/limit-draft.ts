import type { LimitKind } from '@maneki/contract/safety/limits';
import { parseAmount, writeAmount } from '@maneki/kernel/money';

/** What was typed as a limit, as the server takes it; undefined where it is none. */
export function readLimit(kind: LimitKind, typed: string): string | undefined {
  const units = parseAmount(typed.replaceAll(',', '').trim());
  if (units === undefined || units < 0n) return undefined;
  const text = writeAmount(units);
  // Playing time is limited by whole minutes.
  return kind === 'SESSION' && text.includes('.') ? undefined : text;
}

/** Whether it lets somebody go further than now: only that has to wait. Null is no limit. */
export function isRaise(now: string | null, wished: string | null): boolean {
  if (now === null) return false;
  return wished === null || (parseAmount(wished) ?? 0n) > (parseAmount(now) ?? 0n);
}
