import type { CeilingName } from '../ceilings/ceiling.ts';

/** Why nothing may move under the number of a held win: what stands in the ledger instead of its money. */
export const HELD = 'HELD';

export type Decision = 'PAID' | 'REFUSED';

export type HeldWinName = {
  readonly memberId: string;
  readonly providerCode: string;
  /** The win's name in the ledger. */
  readonly key: string;
};

/** A win that waits for an operator, with everything that is needed to pay it. */
export type HeldWin = HeldWinName & {
  readonly merchantCode: string;
  readonly roundId: string;
  readonly betTxId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly isFinal: boolean;
  readonly isJackpot: boolean;
  readonly validTurnover: bigint | null;
  readonly result: string | null;
  readonly resultText: string | null;
  readonly ceiling: CeilingName;
  readonly heldAt: Date;
};

/** What it is called on the list of exceptions. */
export const exceptionOf = ({ memberId, key }: HeldWinName): string => `${memberId}:${key}`;

/** The name of a held win by the exception that it is; undefined where it is another one. */
export const heldWinAt = (exception: {
  readonly kind: string;
  readonly memberId: string | null;
  readonly providerCode: string;
  readonly reference: string;
}): HeldWinName | undefined => {
  const { kind, memberId, providerCode, reference } = exception;
  if (kind !== 'WIN_HELD' || memberId === null) return undefined;
  return { memberId, providerCode, key: reference.slice(memberId.length + 1) };
};
