import { FAMILIES } from '@maneki/games/lottery/families';
import { done } from '@maneki/kernel/outcome';
import { listOpenSubjects, type PreparedExecutor, propose } from '#features/operators';
import { type HouseSource, runsAll } from '#features/play';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { no } from './ask-lotteries.ts';
import {
  type FoundIssue,
  findIssue,
  type IssueName,
  issueSubjectOf,
  RESETTLE_KIND,
} from './open-issue.ts';
import { type Orders, orderLater } from './orders.ts';

type Wish = IssueName & { readonly result: readonly string[]; readonly reason: string };

/** What a proposal to correct a result keeps, and whoever agrees has to know. */
export type ResettlementPayload = IssueName & {
  readonly issueNo: string;
  readonly was: readonly string[];
  readonly result: readonly string[];
  readonly slips: number;
};

export const isSameResult = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((written, place) => written === other[place]);

/** The issue, if what it paid follows from another official result. */
async function findCorrectable(
  house: HouseSource,
  { result, ...name }: IssueName & { readonly result: readonly string[] },
) {
  const found = await findIssue(house, name);
  if (!found.ok) return found;
  const { issue, family } = found.value;
  if (issue.status === 'VOID') return no('lottery.issue_void');
  if (issue.drawSource === 'HOUSE') return no('lottery.drawn_here');
  if (issue.status !== 'SETTLED' || !issue.result) return no('lottery.issue_unsettled');
  if (!FAMILIES[family].isResult(result)) return no('lottery.result_unfit');
  return isSameResult(issue.result, result) ? no('lottery.result_same') : found;
}

/** Has it wait for a second operator that a wrong result is corrected, and what it paid with it. */
export const proposeResettlement = (house: HouseSource) => ({
  async prepare({ operator }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const found = await findCorrectable(house, wish);
    return found.ok ? done({ wish, found: found.value }) : found;
  },
  async act(
    { operator, merchantCode, now }: OperatorCall,
    { wish, found: { issue } }: { readonly wish: Wish; readonly found: FoundIssue },
    tx: Tx,
  ) {
    const { lottery, no: issueNo, result, reason } = wish;
    const subject = issueSubjectOf(lottery, issueNo);
    const open = await listOpenSubjects(tx, { merchantCode, kind: RESETTLE_KIND, now });
    if (open.has(subject)) return no('lottery.issue_waits');
    const was = issue.result ?? [];
    const { slips } = issue;
    const payload: ResettlementPayload = {
      lottery,
      no: issueNo,
      issueNo: issue.issueNo,
      was,
      result,
      slips,
    };
    const act = { merchantCode, kind: RESETTLE_KIND, subject, payload, reason } as const;
    const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
    const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
    const after = { proposal: id, result };
    return acted(reply, { subject, before: { result: was, slips }, after });
  },
});

/** Has the house take back what a wrong result paid, and pay by the right one. */
export const executeResettlement = (orders: Orders): PreparedExecutor => ({
  async prepare({ payload }) {
    const wish = payload as ResettlementPayload;
    const found = await findCorrectable(orders.house, wish);
    if (!found.ok) return found.refusal;
    // Another correction came first: what these two agree on was about a result that stands no more.
    return isSameResult(found.value.issue.result ?? [], wish.was)
      ? undefined
      : no('lottery.result_known').refusal;
  },
  async execute(tx, { payload, reason }, { operator }) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const { lottery: gameId, no: issueNo, was, result } = payload as ResettlementPayload;
    const wish = { gameId, no: issueNo, was: [...was], result: [...result], reason };
    const afterwards = await orderLater(tx, orders, { call: 'resettleIssue', wish });
    const merchantCodes = await listMerchantCodes(tx);
    return done({ result: { ordered: 'resettlement' }, merchantCodes, afterwards });
  },
});
