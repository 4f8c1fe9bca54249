import type { Database } from '#platform/database/database';
import type { Contract } from '../contract.ts';
import type { Days } from '../rules/periods.ts';
import { daysAt } from '../rules/periods.ts';
import { type ByGroup, dailySalary, sumOf, withoutPaid } from '../rules/salary.ts';
import type { Bill } from './bill.ts';
import { pick, type Reckoned, readGroups, writeGroups } from './reckoned.ts';
import { listPaidHours } from './store.ts';
import { addFigures, gatherTeams, noFigures, type TeamPages } from './team-figures.ts';

type Daily = Contract & { readonly kind: 'DAILY_SALARY' };

/** What daily salaries come to for a business day. */
export async function reckonDay(
  database: Database,
  asked: {
    readonly contracts: readonly Daily[];
    readonly currencyOf: ReadonlyMap<string, string>;
    readonly days: Days;
    readonly timezone: string;
    readonly pages: TeamPages;
  },
): Promise<Map<string, Reckoned>> {
  const { contracts, currencyOf, days, timezone, pages } = asked;
  const agentIds = new Set(contracts.map(({ payeeId }) => payeeId));
  const wish = { agentIds, pages, days, timezone, isDividend: false };
  const teams = await gatherTeams(database, wish);
  const hours = await database.statement((tx) =>
    listPaidHours(tx, { payeeIds: [...agentIds], ...daysAt(days, timezone) }),
  );
  const hoursOf = Map.groupBy(hours, ({ payeeId }) => payeeId);
  return new Map(
    contracts.map(({ id, payeeId, terms }) => {
      const currency = currencyOf.get(payeeId)!;
      const team = noFigures();
      addFigures(team, teams.team(payeeId, currency));
      if (terms.includeSelf) addFigures(team, teams.self(payeeId, currency));
      const played = pick(team.turnover, terms.groups);
      const left = withoutPaid(played, paidByHour(hoursOf.get(payeeId) ?? []));
      const net = sumOf(team.stake, terms.groups) - sumOf(team.payout, terms.groups);
      const salary = dailySalary(terms, { turnover: left, net, active: team.active }, currency);
      const paidHourly = Object.fromEntries(
        terms.groups.map((group) => [group, (played[group] ?? 0n) - (left[group] ?? 0n)]),
      );
      return [
        id,
        {
          teamTurnover: salary.turnover,
          teamNet: net,
          carryIn: 0n,
          carryOut: 0n,
          activeCount: team.active,
          ratePpm: salary.ratePpm,
          calcAmount: salary.amount,
          figures: {
            turnover: writeGroups(left),
            paidHourly: writeGroups(paidHourly),
            tier: salary.tier ?? null,
          },
        },
      ];
    }),
  );
}

/** Turnover that earned hourly salaries and earns nothing else. */
function paidByHour(bills: readonly Bill[]): ByGroup {
  const paid: Record<string, bigint> = {};
  for (const { figures } of bills)
    if (!figures.isStackable)
      for (const [group, amount] of Object.entries(readGroups(figures.turnover)))
        paid[group] = (paid[group] ?? 0n) + amount;
  return paid;
}
