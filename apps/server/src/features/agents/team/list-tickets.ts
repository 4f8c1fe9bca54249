import type { TeamTicket } from '@maneki/contract/agents/team-schemas';
import type { Language } from '@maneki/contract/language';
import { shownText } from '@maneki/contract/play/bet-text';
import type { Category, TicketStatus } from '@maneki/contract/play/tickets';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { listNames, nameIn } from '#features/catalog';
import { listPeople } from '#features/identity';
import {
  type IsAmong,
  listTicketsOf,
  type TeamTicketRow,
  type WalkTickets,
  writeNet,
} from '#features/play';
import { type Period, type PeriodRefusal, referenceOf } from '#features/wallet';
import { provideNodes } from '../tree/provide-nodes.ts';
import { findNodeByName, isBelow, listTeam } from '../tree/store.ts';
import {
  CURSOR_INVALID,
  type CursorRefusal,
  readTicketCursor,
  writeTicketCursor,
} from './cursors.ts';
import { FEATURE_OFF, type OffRefusal } from './feature-off.ts';
import { readTeamPeriod } from './read-question.ts';
import type { Asker, TeamTools } from './team-tools.ts';

type Wish = {
  readonly startDate: string;
  readonly endDate: string;
  readonly username?: string | undefined;
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly status?: TicketStatus | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

export type TicketPage = { readonly list: TeamTicket[]; readonly next: string | null };

/** Up to this many members their bets are looked up one by one; bets of a larger team are found among all by time. */
const LOOKED_UP_MAX = 1_000;

type TicketTools = TeamTools & { readonly walkTickets: WalkTickets };

/** A page of a team's bets, the latest first. */
export async function listTeamTickets(
  services: TicketTools,
  asker: Asker & { readonly language: Language },
  wish: Wish,
): Promise<Outcome<TicketPage, OffRefusal | PeriodRefusal | CursorRefusal>> {
  const { merchants } = services;
  if (!merchants.get(asker.merchantCode).flags.TEAMBETTING3) return refused(FEATURE_OFF);
  const period = readTeamPeriod(services, wish, asker);
  if (!period.ok) return period;
  const after = wish.cursor === undefined ? undefined : readTicketCursor(wish.cursor);
  if (wish.cursor !== undefined && !after) return refused(CURSOR_INVALID);
  // One more than is shown tells whether there is a next page.
  const page = { after, limit: wish.size + 1 };
  const asked = { ...wish, ...period.value, end: notLater(period.value.end, asker.now) };
  const { rows, from } = await findTickets(services, asker, asked, page);
  const shown = rows.slice(0, wish.size);
  const next = rows.length > shown.length ? shown.at(-1) : from;
  return done({
    list: await describeTickets(services, shown, asker),
    next: next ? writeTicketCursor(next) : null,
  });
}

/** The rest of today has no bets yet, and must not be walked through; clocks of nodes differ by less than this. */
const notLater = (end: Date, now: Date): Date =>
  new Date(Math.min(end.getTime(), now.getTime() + MINUTE_MS));

type Found = Awaited<ReturnType<WalkTickets>>;

/** One member's, those of a small team, or those of a large one among all. */
async function findTickets(
  { database, walkTickets }: TicketTools,
  { agentId, merchantCode }: Asker,
  wish: Wish & Period,
  page: Parameters<WalkTickets>[1],
): Promise<Found> {
  const { category, vendor, status, start, end, username } = wish;
  const choice = { category, vendor, status, start, end };
  const memberIds = await database.transact(async (tx) => {
    if (username === undefined) {
      const agent = (await provideNodes(tx, [agentId])).get(agentId)!;
      return agent.teamCount <= LOOKED_UP_MAX ? listTeam(tx, agentId) : undefined;
    }
    const node = await findNodeByName(tx, { merchantCode, username });
    return node?.line.includes(agentId) ? [node.memberId] : [];
  });
  const isAmong: IsAmong = (memberId) => isBelow(agentId, memberId);
  if (!memberIds) return walkTickets({ ...choice, merchantCode, isAmong }, page);
  if (memberIds.length === 0) return { rows: [], from: undefined };
  const rows = await database.statement((tx) => listTicketsOf(tx, { ...choice, memberIds }, page));
  return { rows, from: undefined };
}

async function describeTickets(
  { database }: TeamTools,
  rows: readonly TeamTicketRow[],
  { merchantCode, language }: Asker & { readonly language: Language },
): Promise<TeamTicket[]> {
  const { people, names } = await database.transact(async (tx) => ({
    people: await listPeople(tx, [...new Set(rows.map(({ memberId }) => memberId))]),
    names: await listNames(tx, rows, merchantCode),
  }));
  return rows.map((row) => {
    const { vendor, game } = names.find(row);
    const person = people.get(row.memberId)!;
    return {
      ticketNo: referenceOf(row.memberId, row.wallet, row.seq),
      username: person.username,
      nickname: person.nickname,
      category: row.category,
      vendor: { code: row.vendorCode, name: vendor ? nameIn(vendor, language) : row.vendorCode },
      game: { id: row.gameId, name: game ? nameIn(game, language) : row.gameId },
      round: row.roundId,
      selection: shownText(row.selection),
      lottery: row.lottery && { group: row.lottery.group, issue: row.lottery.issue },
      currency: row.currency,
      stake: writeAmount(row.stake),
      validTurnover: writeAmount(row.validTurnover),
      payout: writeAmount(row.payout),
      net: writeNet(row),
      status: row.status,
      placedAt: row.placedAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    };
  });
}
