import { type ContractGroup, groupOf } from '@maneki/contract/agents/contract';
import { dayOf } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { Contract } from '../contract.ts';
import { sumTeamHour } from '../hours/store.ts';
import { dayAt, type Settlement } from '../rules/periods.ts';
import { hourlySalary } from '../rules/salary.ts';
import { pick, type Reckoned, writeGroups } from './reckoned.ts';
import { listPaidHours } from './store.ts';

type Hourly = Contract & { readonly kind: 'HOURLY_SALARY' };

/** What hourly salaries come to for a clock hour. */
export async function reckonHour(
  database: Database,
  asked: {
    readonly merchantCode: string;
    readonly contracts: readonly Hourly[];
    readonly currencyOf: ReadonlyMap<string, string>;
    readonly hour: Settlement;
    readonly timezone: string;
  },
): Promise<Map<string, Reckoned>> {
  const { merchantCode, contracts, currencyOf, hour, timezone } = asked;
  const agentIds = contracts.map(({ payeeId }) => payeeId);
  const day = dayOf(hour.start, timezone);
  const rows = await database.statement((tx) =>
    sumTeamHour(tx, { merchantCode, hour: hour.start, day, agentIds }),
  );
  const { start } = dayAt(day, timezone);
  const earlier = await database.statement((tx) =>
    listPaidHours(tx, { payeeIds: agentIds, start, end: hour.start }),
  );
  const rowsOf = Map.groupBy(rows, ({ agentId, currency }) => `${agentId} ${currency}`);
  const earlierOf = Map.groupBy(earlier, ({ payeeId, currency }) => `${payeeId} ${currency}`);
  return new Map(
    contracts.map(({ id, payeeId, terms }) => {
      const currency = currencyOf.get(payeeId)!;
      const key = `${payeeId} ${currency}`;
      const turnover: Partial<Record<ContractGroup, bigint>> = {};
      for (const { category, validTurnover } of rowsOf.get(key) ?? []) {
        const group = groupOf(category);
        turnover[group] = (turnover[group] ?? 0n) + validTurnover;
      }
      const paid = earlierOf.get(key) ?? [];
      const before = paid.reduce((sum, { calcAmount }) => sum + calcAmount, 0n);
      const salary = hourlySalary(terms, { turnover, before }, currency);
      return [
        id,
        {
          teamTurnover: salary.turnover,
          teamNet: 0n,
          carryIn: 0n,
          carryOut: 0n,
          activeCount: 0,
          ratePpm: salary.ratePpm,
          calcAmount: salary.amount,
          figures: {
            turnover: writeGroups(pick(turnover, terms.groups)),
            paidHourly: {},
            tier: salary.tier ?? null,
            ...(terms.stackable ? { isStackable: true as const } : {}),
          },
        },
      ];
    }),
  );
}
