import { FAMILIES } from '@maneki/games/lottery/families';
import { invariant } from '@maneki/kernel/invariant';
import { done } from '@maneki/kernel/outcome';
import { listColleagues } from '#features/operators';
import { runsAll } from '#features/play';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { no } from '../console/ask-lotteries.ts';
import { findIssue, type IssueName, issueSubjectOf } from '../console/open-issue.ts';
import { type Orders, orderLater } from '../console/orders.ts';
import { isSameResult } from '../console/resettle-issue.ts';
import * as store from '../store.ts';

type Wish = IssueName & { readonly result: string[] };

/**
 * Two operators type what an official draw brought, each for themselves. The first entry waits and is shown to nobody;
 * the same from another one has the house settle by it; something else is not taken, and both are told that they
 * differ. Whoever typed first may type anew.
 */
export const enterResult = (orders: Orders) => ({
  async prepare({ operator, now }: OperatorCall, wish: Wish) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const found = await findIssue(orders.house, wish);
    if (!found.ok) return found;
    const { issue, family } = found.value;
    if (issue.drawSource === 'HOUSE') return no('lottery.drawn_here');
    if (issue.status === 'VOID') return no('lottery.issue_void');
    if (issue.result !== null) return no('lottery.result_known');
    if (now < new Date(issue.drawAt)) return no('lottery.result_early');
    return FAMILIES[family].isResult(wish.result) ? done(wish) : no('lottery.result_unfit');
  },
  async act(call: OperatorCall, wish: Wish, tx: Tx) {
    const { operator, merchantCode, now } = call;
    const { lottery: gameId, no: issueNo, result } = wish;
    const name = { gameId, no: issueNo };
    const subject = issueSubjectOf(gameId, issueNo);
    const by = { by: operator.operatorId, byName: operator.name };
    const entry = { ...name, ...by, result, at: now };
    if (await store.insertEntry(tx, entry))
      return acted({ outcome: 'WAITS' as const }, { subject, before: null, after: { result } });
    const held = await store.lockEntry(tx, name);
    invariant(held, `${subject} has an entry, which stood in the way of another`);
    if (held.confirmedByName) return no('lottery.result_known');
    const before = { typedBy: held.byName, result: held.result };
    const mayStill = await listColleagues(tx, { merchantCode, right: 'enterResults' });
    // Also instead of what somebody typed who has left since.
    if (held.by === by.by || !mayStill.includes(held.byName)) {
      await store.replaceEntry(tx, entry);
      return acted({ outcome: 'WAITS' as const }, { subject, before, after: { result } });
    }
    if (!isSameResult(held.result, result)) {
      await store.markDiffering(tx, { ...name, byName: by.byName, now });
      const after = { differs: true, result };
      return acted({ outcome: 'DIFFERS' as const }, { subject, before, after });
    }
    await store.confirmEntry(tx, { ...name, ...by, now });
    const order = { call: 'enterResult', wish: { ...name, result } } as const;
    const afterwards = await orderLater(tx, orders, order);
    const after = { confirmed: true, result };
    return acted({ outcome: 'ENTERED' as const }, { subject, before, after }, afterwards);
  },
});
