import { DAY_MS } from '@maneki/kernel/clock';
import type { Outcome } from '@maneki/kernel/outcome';
import { createOnlineCounter } from '@maneki/server/features/agents/seen/count-online';
import { getTeamKpi } from '@maneki/server/features/agents/team/get-kpi';
import { listTeamMembers } from '@maneki/server/features/agents/team/list-members';
import { listTeamProfit } from '@maneki/server/features/agents/team/list-profit';
import { listTeamTickets } from '@maneki/server/features/agents/team/list-tickets';
import { createTicketWalk } from '@maneki/server/features/play/index';
import { openMerchantDirectory, siteFeature } from '@maneki/server/features/site/index';
import { measureNights } from './agent-nights.ts';
import type { Bench, Measured } from './bench.ts';
import { fillBets, fillTeams, LARGE_GENERAL, largeLineOf, SMALL_GENERAL } from './fill-teams.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { playerOf } from './players.ts';
import type { Row } from './row.ts';

const MERCHANT = 'maneki';
/** `--transfers` says how large the house is: so many of them stand for one member. */
const TRANSFERS_PER_MEMBER = 10;
const ROUNDS = 9;
const ASKED = 20;
const DAYS = 30;

/** What the agent of a large line asks, against what the agent of a line of two hundred asks, in one house. */
export async function measureAgents(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`agents: skipped, ${NOT_INSTALLED}`] };
  const members = bench.transfers / TRANSFERS_PER_MEMBER;
  const teams = { members, largeLine: largeLineOf(members), now: new Date() };
  const database = await openMigrated({ url: await createDatabase(server, 'agents') }, bench);
  await database.transact((tx) => siteFeature.seed(tx));
  bench.tell(`writing ${members} members, of whom ${teams.largeLine} are one line`);
  await fillTeams(database, teams);
  bench.tell('writing their bets');
  await fillBets(database, teams);

  const merchants = await openMerchantDirectory(database);
  const services = {
    database,
    merchants,
    countOnline: createOnlineCounter(database),
    walkTickets: createTicketWalk(database),
  };
  const { now } = teams;
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  const period = { startDate: day(DAYS), endDate: day(0) };
  const askerOf = (general: number) => ({
    agentId: playerOf(general).playerId,
    merchantCode: MERCHANT,
    now,
    language: 'EN' as const,
  });
  const questions = {
    'counters of the home': (general: number) =>
      getTeamKpi(services, askerOf(general), {
        startDate: day(0),
        endDate: day(0),
        page: 1,
        size: 0,
      }),
    'overview of a month': (general: number) =>
      getTeamKpi(services, askerOf(general), { ...period, page: 1, size: 31 }),
    'page of the profit': (general: number) =>
      listTeamProfit(services, askerOf(general), { ...period, size: 20 }),
    'page of members': (general: number) =>
      listTeamMembers(services, askerOf(general), { scope: 'DIRECT', size: 20 }),
    'page of bets': (general: number) =>
      listTeamTickets(services, askerOf(general), { ...period, size: 20 }),
  } as const;
  // First, while nobody has a wallet yet who asks.
  const nights = await measureNights(services, { ...teams, tell: bench.tell });
  const startedAt = performance.now();
  await questions['counters of the home'](LARGE_GENERAL);
  const firstLook = performance.now() - startedAt;
  const rows: Row[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    bench.tell(`the ${name}`);
    rows.push(...(await compare(name, ask)));
  }
  rows.push(...nights);
  const told = `${members} members, a line of ${teams.largeLine} against one of 200`;
  const online = `who is here now was counted once for all agents, in ${firstLook.toFixed(0)} ms with the rest`;
  return { rows, findings: [`agents: ${told}; ${online}`] };
}

type Ask = (general: number) => Promise<Outcome<unknown, { readonly code: string }>>;

async function compare(name: string, ask: Ask): Promise<Row[]> {
  const ratios: number[] = [];
  const larges: number[] = [];
  await time(ask, SMALL_GENERAL);
  await time(ask, LARGE_GENERAL);
  for (let round = 0; round < ROUNDS; round += 1) {
    const small = await time(ask, SMALL_GENERAL);
    const large = await time(ask, LARGE_GENERAL);
    ratios.push(large / small);
    larges.push(large);
  }
  return [
    {
      what: `${name}: large line against small`,
      value: median(ratios),
      unit: '×',
      digits: 2,
      target: { atMost: 1.3 },
    },
    { what: `${name}: large line`, value: median(larges), unit: 'ms', digits: 1 },
  ];
}

async function time(ask: Ask, general: number): Promise<number> {
  const taken: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const startedAt = performance.now();
    const answer = await ask(general);
    if (!answer.ok) throw new Error(answer.refusal.code);
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
}
