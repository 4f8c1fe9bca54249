import { CONTRACT_GROUPS } from '@maneki/contract/agents/contract';
import type { DividendTerms } from '@maneki/contract/agents/contract-terms';
import { dayOf, startOfDay } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { BillFigures, DividendFigure } from '../bills/bill.ts';
import { type Reckoned, writeGroups } from '../bills/reckoned.ts';
import { listCarried } from '../bills/store.ts';
import { type Figures, gatherTeams, type TeamPages } from '../bills/team-figures.ts';
import type { Contract } from '../contract.ts';
import { carryInto, dividendOf, type GameNet, netOf } from '../rules/dividend.ts';
import type { Days } from '../rules/periods.ts';
import { sumOf } from '../rules/salary.ts';

export type DividendContract = Contract & { readonly kind: 'DIVIDEND' };

/** What dividends come to for a period, as far as it has gone. */
export async function reckonPeriod(
  database: Database,
  asked: {
    readonly contracts: readonly DividendContract[];
    readonly currencyOf: ReadonlyMap<string, string>;
    readonly days: Days;
    readonly timezone: string;
    readonly pages: TeamPages;
  },
): Promise<Map<string, Reckoned>> {
  const { contracts, currencyOf, days, timezone, pages } = asked;
  const agentIds = new Set(contracts.map(({ payeeId }) => payeeId));
  const wish = { agentIds, pages, days, timezone, isDividend: true };
  const teams = await gatherTeams(database, wish);
  const originIds = contracts.map(({ originId }) => originId);
  const before = startOfDay(days.from, timezone);
  const carried = await database.statement((tx) => listCarried(tx, { originIds, before }));
  return new Map(
    contracts.map(({ id, payeeId, originId, terms }) => {
      const currency = currencyOf.get(payeeId)!;
      const last = carried.get(originId);
      const carryIn = carryInto(
        terms.carry,
        last?.currency === currency
          ? { carryOut: last.carryOut, firstDay: dayOf(last.start, timezone) }
          : undefined,
        days.from,
      );
      return [id, reckonTeam(terms, { team: teams.team(payeeId, currency), carryIn, currency })];
    }),
  );
}

function reckonTeam(
  terms: DividendTerms,
  {
    team,
    carryIn,
    currency,
  }: { readonly team: Figures; readonly carryIn: bigint; readonly currency: string },
): Reckoned {
  const slots = (team.payout.RNG ?? 0n) - team.jackpots;
  const payout = { ...team.payout, RNG: slots > 0n ? slots : 0n };
  const { games, ...net } = netOf({ ...team, payout }, terms.feeRules);
  const turnover = sumOf(team.turnover, CONTRACT_GROUPS);
  const dividend = dividendOf(
    terms,
    { net: net.net, carryIn, turnover, active: team.active },
    currency,
  );
  const { rebates, promotions, salaries, deposits } = team;
  const { base } = dividend;
  const figures: Record<DividendFigure, bigint> = {
    ...net,
    ...{ rebates, promotions, salaries, deposits, carryIn, base },
  };
  return {
    teamTurnover: turnover,
    teamNet: net.net,
    carryIn,
    carryOut: dividend.carryOut,
    activeCount: team.active,
    ratePpm: dividend.ratePpm,
    calcAmount: dividend.amount,
    figures: {
      turnover: writeGroups(team.turnover),
      paidHourly: {},
      tier: dividend.tier ?? null,
      dividend: Object.fromEntries(
        Object.entries(figures).map(([name, amount]) => [name, String(amount)]),
      ) as Record<DividendFigure, string>,
      games: writeGames(games),
    },
  };
}

const writeGames = (games: readonly GameNet[]): NonNullable<BillFigures['games']> =>
  Object.fromEntries(
    games
      .filter(({ stake, payout }) => stake !== 0n || payout !== 0n)
      .map(({ group, stake, payout, vendorFee }) => [
        group,
        { stake: String(stake), payout: String(payout), vendorFee: String(vendorFee) },
      ]),
  );
