import type { DeskIssue, DeskSlip } from '@maneki/contract/house/lottery-desk-views';
import { done } from '@maneki/kernel/outcome';
import { nameIn } from '#features/catalog';
import { listUsernames } from '#features/identity';
import { listOpenSubjects } from '#features/operators';
import type { HouseSource } from '#features/play';
import type { OperatorCall } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { describeEntry } from '../results/describe-entry.ts';
import { findEntry } from '../store.ts';
import { askLotteries, no } from './ask-lotteries.ts';
import { issueSubjectOf, RESETTLE_KIND, VOID_KIND } from './open-issue.ts';

type Places = { readonly database: Database; readonly house: HouseSource };
type Named = { readonly lottery: string; readonly no: number };

/** A page of a lottery's issues, the newest first. */
export async function listIssues(
  house: HouseSource,
  wish: { readonly lottery: string; readonly cursor?: string | undefined; readonly size: number },
) {
  const { lottery: gameId, cursor, size } = wish;
  const before = cursor === undefined ? undefined : Number(cursor);
  // One more than is shown tells whether there is a next page.
  const asked = await askLotteries(house, (desk) =>
    desk.listIssues({ gameId, before, limit: size + 1 }),
  );
  if (!asked.ok) return asked;
  const rows = asked.value.issues.slice(0, size).map(describeIssue);
  const hasMore = asked.value.issues.length > size;
  return done({ rows, next: hasMore ? String(rows.at(-1)!.no) : null });
}

/** One issue with what it is loaded with, what proves it, and what waits for a second operator. */
export async function getIssue({ database, house }: Places, call: OperatorCall, wish: Named) {
  const { lottery: gameId, no: issueNo } = wish;
  const asked = await askLotteries(house, (desk) =>
    desk.findIssue({ gameId, no: issueNo, limit: 1 }),
  );
  if (!asked.ok) return asked;
  const { found } = asked.value;
  if (!found) return no('lottery.issue_unknown');
  const { issue, names, proof, slips: _, ...told } = found;
  const { merchantCode, now, operator, language } = call;
  const subject = issueSubjectOf(gameId, issueNo);
  return database.transact(async (tx) => {
    const waits = async (kind: typeof VOID_KIND | typeof RESETTLE_KIND) =>
      (await listOpenSubjects(tx, { merchantCode, kind, now })).has(subject);
    const entry = issue.result === null ? await findEntry(tx, { gameId, no: issueNo }) : undefined;
    return done({
      lottery: gameId,
      name: nameIn(names, language),
      ...describeIssue(issue),
      ...told,
      ...proof,
      drawSource: issue.drawSource,
      entry: entry ? describeEntry(entry, operator) : null,
      voidWaits: await waits(VOID_KIND),
      resettlementWaits: await waits(RESETTLE_KIND),
    });
  });
}

/** A page of an issue's slips, the oldest first. Other merchants' players are slips without a name. */
export async function listSlips(
  { database, house }: Places,
  { merchantCode }: OperatorCall,
  wish: Named & { readonly cursor?: string | undefined; readonly size: number },
) {
  const { lottery: gameId, no: issueNo, cursor: after } = wish;
  const size = Math.min(wish.size, SLIPS_MAX);
  const asked = await askLotteries(house, (desk) =>
    desk.findIssue({ gameId, no: issueNo, after, limit: size + 1 }),
  );
  if (!asked.ok) return asked;
  const { found } = asked.value;
  if (!found) return no('lottery.issue_unknown');
  const shown = found.slips.slice(0, size);
  const isOwn = ({ merchant }: DeskSlip) => merchant === merchantCode;
  const ids = [...new Set(shown.filter(isOwn).map(({ playerId }) => playerId))];
  // Whose member somebody is, is ours to know and not the house's to say.
  const members = await database.statement((tx) => listUsernames(tx, ids, { merchantCode }));
  const rows = shown.map((slip) => describeSlip(slip, isOwn(slip) ? members : new Map()));
  return done({ rows, next: found.slips.length > size ? rows.at(-1)!.slip : null });
}

/** The house tells of fewer at once than a list may ask for; one more than is shown says whether there are more. */
const SLIPS_MAX = 49;

const describeIssue = ({ settledAt, drawSource: _, ...issue }: DeskIssue) => ({
  ...issue,
  endedAt: settledAt,
});

const describeSlip = (
  { roundId, playerId, ...slip }: DeskSlip,
  members: ReadonlyMap<string, string>,
) => {
  const member = members.get(playerId) ?? null;
  return { ...slip, slip: roundId, memberId: member === null ? null : playerId, member };
};
