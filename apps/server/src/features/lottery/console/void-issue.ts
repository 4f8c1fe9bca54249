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
  VOID_KIND,
} from './open-issue.ts';
import { type Orders, orderLater } from './orders.ts';

type Wish = IssueName & { readonly reason: string };

/** What a proposal to give an issue back keeps, and whoever agrees has to know. */
export type VoidPayload = IssueName & {
  readonly issueNo: string;
  readonly slips: number;
  readonly players: number;
};

/** The issue, if its stakes can still be given back as far as the house knows now. */
async function findVoidable(house: HouseSource, name: IssueName) {
  const found = await findIssue(house, name);
  if (!found.ok) return found;
  const { status } = found.value.issue;
  if (status === 'SETTLED') return no('lottery.issue_settled');
  return status === 'VOID' ? no('lottery.issue_void') : found;
}

/** Has it wait for a second operator that an issue's stakes are given back. */
export const proposeIssueVoid = (house: HouseSource) => ({
  async prepare({ operator }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const found = await findVoidable(house, wish);
    return found.ok ? done({ wish, found: found.value }) : found;
  },
  async act(
    { operator, merchantCode, now }: OperatorCall,
    { wish, found: { issue } }: { readonly wish: Wish; readonly found: FoundIssue },
    tx: Tx,
  ) {
    const { lottery, no: issueNo, reason } = wish;
    const subject = issueSubjectOf(lottery, issueNo);
    const open = await listOpenSubjects(tx, { merchantCode, kind: VOID_KIND, now });
    if (open.has(subject)) return no('lottery.issue_waits');
    const { slips, players, status } = issue;
    const payload: VoidPayload = { lottery, no: issueNo, issueNo: issue.issueNo, slips, players };
    const act = { merchantCode, kind: VOID_KIND, subject, payload, reason } as const;
    const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
    const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
    const before = { status, players, slips };
    return acted(reply, { subject, before, after: { proposal: id } });
  },
});

/**
 * Gives the stakes back that two operators agree on. The house decides in the end: it gives back once, and nothing
 * of what is settled by then.
 */
export const executeIssueVoid = (orders: Orders): PreparedExecutor => ({
  async prepare({ payload }) {
    const found = await findVoidable(orders.house, payload as VoidPayload);
    return found.ok ? undefined : found.refusal;
  },
  async execute(tx, { payload, reason }, { operator }) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const { lottery: gameId, no: issueNo } = payload as VoidPayload;
    const ordered = { call: 'voidIssue', wish: { gameId, no: issueNo, reason } } as const;
    const afterwards = await orderLater(tx, orders, ordered);
    const merchantCodes = await listMerchantCodes(tx);
    return done({ result: { ordered: 'void' }, merchantCodes, afterwards });
  },
});
