import type { Entry } from './entry.ts';

/** What is compared of a transaction; its time may differ by what it took to travel. */
export type Told = Pick<Entry, 'playerId' | 'txId' | 'kind' | 'amount' | 'currency' | 'at'>;

export type Difference = {
  readonly reference: string;
  readonly playerId: string;
  readonly ours: Told | null;
  readonly theirs: Told | null;
};

/**
 * Matches two lists that arrive hour by hour. A transaction that the two sides put into different hours
 * waits for its other half; `settle` answers what has waited until a moment in vain.
 */
export function createComparison() {
  const ours = new Map<string, Told>();
  const theirs = new Map<string, Told>();
  const unlike: Difference[] = [];

  const meet = (told: Told, own: Map<string, Told>, others: Map<string, Told>, isOurs: boolean) => {
    const reference = referenceOf(told);
    const other = others.get(reference);
    if (!other) {
      own.set(reference, told);
      return;
    }
    others.delete(reference);
    if (told.amount === other.amount && told.currency === other.currency) return;
    const pair = isOurs ? { ours: told, theirs: other } : { ours: other, theirs: told };
    unlike.push({ reference, playerId: told.playerId, ...pair });
  };

  return {
    addOurs: (told: Told) => meet(told, ours, theirs, true),
    addTheirs: (told: Told) => meet(told, theirs, ours, false),
    /** Differences of what happened in [from, to). What happened before is forgotten. */
    settle({ from, to }: { readonly from: Date; readonly to: Date }): Difference[] {
      const settled = unlike.splice(0);
      const take = (waiting: Map<string, Told>, side: 'ours' | 'theirs') => {
        for (const [reference, told] of waiting) {
          const at = new Date(told.at);
          if (at >= to) continue;
          waiting.delete(reference);
          if (at < from) continue;
          const halves = { ours: null, theirs: null, [side]: told };
          settled.push({ reference, playerId: told.playerId, ...halves });
        }
      };
      take(ours, 'ours');
      take(theirs, 'theirs');
      return settled;
    },
  };
}

const referenceOf = ({ playerId, txId, kind }: Told) => `${playerId} ${txId} ${kind}`;
