import { Counter, Gauge, type Registry } from 'prom-client';

/** An incremental run looks at what is new, a full one at everything. */
export type CheckMode = 'news' | 'full';

/** What the books tell about themselves. */
export type LedgerMetrics = {
  tellLedgerCheck(check: {
    readonly mode: CheckMode;
    readonly at: Date;
    readonly verdicts: readonly { readonly invariant: string; readonly count: number }[];
  }): void;
  /** Money that moved, in units of 1/10 000 of its currency. */
  countTransfers(moved: {
    readonly kind: string;
    readonly currency: string;
    readonly count: number;
    readonly units: bigint;
  }): void;
  countMoneyRefusals(refused: { readonly reason: string; readonly count: number }): void;
};

const UNITS_PER_ONE = 10_000;

export function createLedgerMetrics(registry: Registry): LedgerMetrics {
  const { findings, checkedAt, checks } = createCheckSeries(registry);
  const { transfers, amounts, refusals } = createMoneySeries(registry);
  return {
    tellLedgerCheck({ mode, at, verdicts }) {
      for (const { invariant, count } of verdicts) findings.set({ invariant, mode }, count);
      const isClean = verdicts.every(({ count }) => count === 0);
      checkedAt.set({ mode }, at.getTime() / 1_000);
      checks.inc({ mode, outcome: isClean ? 'clean' : 'found' });
    },
    countTransfers({ kind, currency, count, units }) {
      transfers.inc({ kind, currency }, count);
      // A picture of how much moves, not an account of it: here alone may money lose its last digits.
      amounts.inc({ kind, currency }, Number(units) / UNITS_PER_ONE);
    },
    countMoneyRefusals: ({ reason, count }) => refusals.inc({ reason }, count),
  };
}

function createCheckSeries(registry: Registry) {
  const registers = [registry];
  return {
    findings: new Gauge({
      name: 'maneki_ledger_findings',
      help: 'Places where an invariant of the books did not hold when this node last looked',
      labelNames: ['invariant', 'mode'],
      registers,
    }),
    checkedAt: new Gauge({
      name: 'maneki_ledger_checked_timestamp_seconds',
      help: 'When this node last looked at the books',
      labelNames: ['mode'],
      registers,
    }),
    checks: new Counter({
      name: 'maneki_ledger_checks_total',
      help: 'Runs of the check of the books, by whether something was found',
      labelNames: ['mode', 'outcome'],
      registers,
    }),
  };
}

function createMoneySeries(registry: Registry) {
  const registers = [registry];
  const labelNames = ['kind', 'currency'] as const;
  return {
    transfers: new Counter({
      name: 'maneki_wallet_transfers_total',
      help: 'Transfers, by kind and currency',
      labelNames,
      registers,
    }),
    amounts: new Counter({
      name: 'maneki_wallet_amount_total',
      help: 'What transfers moved, by kind and in units of the currency',
      labelNames,
      registers,
    }),
    refusals: new Counter({
      name: 'maneki_wallet_refusals_total',
      help: 'Movements of money that were refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
  };
}
