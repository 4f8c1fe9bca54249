import {
  ACTIVE_DAY_RU,
  ACTIVE_PERIOD_RU,
  type ContractGroup,
  groupOf,
} from '@maneki/contract/agents/contract';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { sumPlayed } from '#features/play';
import { sumGiven, sumJackpots } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { type Days, daysAt } from '../rules/periods.ts';
import { referenceUnits } from '../rules/reference.ts';
import { listPlacedPage, listTeam, type Placed } from '../tree.ts';

const MEMBERS_AT_ONCE = 1_000;

type Amounts = Partial<Record<ContractGroup, bigint>>;

/** What somebody, or a team without its agent, did in a period. */
export type Figures = {
  readonly stake: Amounts;
  readonly payout: Amounts;
  readonly turnover: Amounts;
  jackpots: bigint;
  rebates: bigint;
  promotions: bigint;
  salaries: bigint;
  deposits: bigint;
  active: number;
};

export const noFigures = (): Figures => ({
  stake: {},
  payout: {},
  turnover: {},
  jackpots: 0n,
  rebates: 0n,
  promotions: 0n,
  salaries: 0n,
  deposits: 0n,
  active: 0,
});

const addByGroup = (to: Amounts, more: Amounts): void => {
  for (const [group, amount] of Object.entries(more) as [ContractGroup, bigint][])
    to[group] = (to[group] ?? 0n) + amount;
};

export function addFigures(to: Figures, more: Figures): void {
  addByGroup(to.stake, more.stake);
  addByGroup(to.payout, more.payout);
  addByGroup(to.turnover, more.turnover);
  to.jackpots += more.jackpots;
  to.rebates += more.rebates;
  to.promotions += more.promotions;
  to.salaries += more.salaries;
  to.deposits += more.deposits;
  to.active += more.active;
}

/** What agents and their teams did, by agent and currency: amounts of different currencies never meet. */
export type Teams = {
  readonly team: (agentId: string, currency: string) => Figures;
  readonly self: (agentId: string, currency: string) => Figures;
};

/** Members a page at a time, with those above them. */
export type TeamPages = AsyncIterable<readonly Placed[]>;

/** All members of a merchant as they stood on a day: what is due to many agents is read in one pass. */
export async function* pagesOfMerchant(
  database: Database,
  asked: { readonly merchantCode: string; readonly day: string; readonly signal: AbortSignal },
): TeamPages {
  let after: string | null = null;
  for (let some = MEMBERS_AT_ONCE; some === MEMBERS_AT_ONCE; ) {
    asked.signal.throwIfAborted();
    const { merchantCode, day } = asked;
    const wish = { merchantCode, day, after, limit: MEMBERS_AT_ONCE };
    const page: readonly Placed[] = await database.statement((tx) => listPlacedPage(tx, wish));
    yield page;
    some = page.length;
    after = page.at(-1)?.memberId ?? null;
  }
}

/** The team of one agent. */
export async function* pagesOfTeam(database: Database, agentId: string): TeamPages {
  const members = await database.statement((tx) => listTeam(tx, agentId));
  for (let from = 0; from < members.length; from += MEMBERS_AT_ONCE)
    yield members
      .slice(from, from + MEMBERS_AT_ONCE)
      .map((memberId) => ({ memberId, line: [agentId] }));
}

/**
 * Adds up what the teams of some agents did, in one pass over the members: each page is read at once, and each
 * member's figures go to those above who are asked about. What is kept is as large as the agents are many.
 */
export async function gatherTeams(
  database: Database,
  asked: {
    readonly agentIds: ReadonlySet<string>;
    readonly pages: TeamPages;
    readonly days: Days;
    readonly timezone: string;
    /** A dividend asks for more than turnover, and is stricter about who is active. */
    readonly isDividend: boolean;
  },
): Promise<Teams> {
  const { agentIds } = asked;
  const teams = new Map<string, Figures>();
  const selves = new Map<string, Figures>();
  const find = (all: Map<string, Figures>, key: string) => {
    const found = all.get(key) ?? noFigures();
    all.set(key, found);
    return found;
  };
  for await (const page of asked.pages) {
    const asks = ({ memberId, line }: Placed) =>
      agentIds.has(memberId) || line.some((id) => agentIds.has(id));
    const lines = new Map(page.filter(asks).map(({ memberId, line }) => [memberId, line]));
    for (const [key, figures] of await readFigures(database, [...lines.keys()], asked)) {
      const [memberId, currency] = key.split(' ') as [string, string];
      for (const agentId of lines.get(memberId)!)
        if (agentIds.has(agentId)) addFigures(find(teams, `${agentId} ${currency}`), figures);
      if (agentIds.has(memberId)) addFigures(find(selves, key), figures);
    }
  }
  return {
    team: (agentId, currency) => teams.get(`${agentId} ${currency}`) ?? noFigures(),
    self: (agentId, currency) => selves.get(`${agentId} ${currency}`) ?? noFigures(),
  };
}

/** What each of some members did, by `<member> <currency>`. Credit to try games with counts for nobody. */
async function readFigures(
  database: Database,
  memberIds: readonly string[],
  {
    days,
    timezone,
    isDividend,
  }: { readonly days: Days; readonly timezone: string; readonly isDividend: boolean },
): Promise<Map<string, Figures>> {
  const all = new Map<string, Figures>();
  const of = ({ memberId, currency }: { memberId: string; currency: string }) => {
    const found = all.get(`${memberId} ${currency}`) ?? noFigures();
    all.set(`${memberId} ${currency}`, found);
    return found;
  };
  if (memberIds.length === 0) return all;
  for (const row of await database.statement((tx) => sumPlayed(tx, { memberIds, ...days }))) {
    if (isPlayCurrency(row.currency)) continue;
    const group = groupOf(row.category);
    const figures = of(row);
    addByGroup(figures.stake, { [group]: row.stake });
    addByGroup(figures.payout, { [group]: row.payout });
    addByGroup(figures.turnover, { [group]: row.validTurnover });
  }
  if (isDividend) {
    const span = { memberIds, ...daysAt(days, timezone) };
    for (const row of await database.statement((tx) => sumJackpots(tx, span)))
      if (!isPlayCurrency(row.currency)) of(row).jackpots += row.amount;
    for (const row of await database.statement((tx) => sumGiven(tx, span))) {
      if (isPlayCurrency(row.currency)) continue;
      const figures = of(row);
      figures.rebates += row.rebates;
      figures.promotions += row.promotions;
      figures.salaries += row.salaries;
      figures.deposits += row.deposits;
    }
  }
  for (const [key, figures] of all) {
    const currency = key.split(' ')[1]!;
    const played = Object.values(figures.turnover).reduce((sum, amount) => sum + amount, 0n);
    const needed = referenceUnits(isDividend ? ACTIVE_PERIOD_RU : ACTIVE_DAY_RU, currency);
    if (played >= needed && (!isDividend || figures.deposits > 0n)) figures.active = 1;
  }
  return all;
}
