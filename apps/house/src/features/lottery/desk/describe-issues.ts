import { writeAmount } from '@maneki/kernel/money';
import {
  findIssue,
  type Issue,
  type IssueName,
  type IssueTotal,
  listIssues,
  listLoads,
  revealDraws,
  sumStakes,
} from '#features/draws';
import { listBets, type Round, slipOf } from '#features/rounds';
import type { HouseServices } from '#platform/services';

/** So many of the numbers that carry most are shown. */
const LOADS_SHOWN = 100;
const UNITS = 10_000;

/** An issue as an operator sees it. */
export type DeskIssue = Pick<
  Issue,
  'gameId' | 'no' | 'issueNo' | 'status' | 'result' | 'reason'
> & {
  readonly openAt: string;
  readonly closeAt: string;
  readonly drawAt: string;
  readonly voidAt: string;
  readonly drawnAt: string | null;
  readonly settledAt: string | null;
  readonly commitment: string | null;
  /** By currency; what was paid once it is settled. */
  readonly totals: readonly IssueTotal[];
};

export type DeskSlip = Pick<Round, 'playerId' | 'merchant' | 'currency' | 'status' | 'reason'> & {
  readonly roundId: string;
  readonly stake: string;
  readonly win: string;
  readonly tickets: number;
  readonly placedAt: string;
};

export type FoundIssue = {
  readonly issue: DeskIssue;
  readonly slips: readonly DeskSlip[];
  /** In reference units. */
  readonly loads: readonly {
    readonly play: string;
    readonly line: string;
    readonly units: number;
  }[];
  readonly proof: { readonly commitment: string; readonly serverSeed: string | null } | null;
};

/** Issues of a lottery, newest first, with what is staked on each. */
export async function describeIssues(
  { database }: Pick<HouseServices, 'database'>,
  wanted: { readonly gameId: string; readonly before?: number | undefined; readonly limit: number },
): Promise<DeskIssue[]> {
  const { gameId } = wanted;
  return database.transact(async (tx) => {
    const issues = await listIssues(tx, wanted);
    const sums = await sumStakes(tx, { gameId, nos: issues.map(({ no }) => no) });
    const byNo = Map.groupBy(sums, ({ no }) => no);
    return issues.map((issue) => describeIssue(issue, byNo.get(issue.no) ?? []));
  });
}

/** One issue with its slips, what its numbers carry, and what proves it. */
export async function findDeskIssue(
  { database, sealer }: Pick<HouseServices, 'database' | 'sealer'>,
  name: IssueName,
): Promise<FoundIssue | undefined> {
  return database.transact(async (tx) => {
    const issue = await findIssue(tx, name);
    if (!issue) return undefined;
    const sums = await sumStakes(tx, { gameId: name.gameId, nos: [name.no] });
    const loads = await listLoads(tx, { ...name, limit: LOADS_SHOWN });
    const slips = await listBets(tx, name);
    const { commitment } = issue;
    const seeds = await revealDraws(tx, { sealer }, commitment ? [commitment] : []);
    return {
      issue: describeIssue(issue, sums),
      slips: slips.map(describeSlip),
      loads: loads.map(({ play, line, load }) => ({ play, line, units: Number(load) / UNITS })),
      proof: commitment ? { commitment, serverSeed: seeds.get(commitment) ?? null } : null,
    };
  });
}

const describeIssue = (
  issue: Issue,
  sums: readonly { currency: string; stake: bigint; slips: number; players: number }[],
): DeskIssue => ({
  gameId: issue.gameId,
  no: issue.no,
  issueNo: issue.issueNo,
  status: issue.status,
  result: issue.result,
  reason: issue.reason,
  openAt: issue.openAt.toISOString(),
  closeAt: issue.closeAt.toISOString(),
  drawAt: issue.drawAt.toISOString(),
  voidAt: issue.voidAt.toISOString(),
  drawnAt: issue.drawnAt?.toISOString() ?? null,
  settledAt: issue.settledAt?.toISOString() ?? null,
  commitment: issue.commitment,
  totals:
    issue.totals ??
    sums
      .filter(({ slips }) => slips > 0)
      .map(({ currency, stake, slips, players }) => ({
        currency,
        stake: writeAmount(stake),
        win: '0',
        slips,
        players,
      })),
});

const describeSlip = (round: Round): DeskSlip => ({
  roundId: round.id,
  playerId: round.playerId,
  merchant: round.merchant,
  currency: round.currency,
  status: round.status,
  reason: round.reason,
  stake: writeAmount(round.stake),
  win: writeAmount(round.win),
  tickets: slipOf(round).tickets.length,
  placedAt: round.placedAt.toISOString(),
});
