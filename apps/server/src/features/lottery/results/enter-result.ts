import { FAMILIES } from '@maneki/games/lottery/families';
import { invariant } from '@maneki/kernel/invariant';
import { done } from '@maneki/kernel/outcome';
import { listColleagues } from '#features/operators';
import { runsAll } from '#features/play';
import { listMerchantCodes } from '#features/site';
import { acted, type Change } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { no } from '../console/ask-lotteries.ts';
import { findIssue, type IssueName, issueSubjectOf } from '../console/open-issue.ts';
import { type Orders, orderLater } from '../console/orders.ts';
import { isSameResult } from '../console/resettle-issue.ts';
import * as store from '../store.ts';
import type { ResultEntry } from './entry.ts';

type Wish = IssueName & { readonly result: string[] };

/** Where an act is written down: what is typed of a draw concerns every merchant. */
type Trail = Pick<Change, 'subject' | 'merchantCodes'>;

/**
 * Two operators type what an official draw brought, each for themselves. The first entry waits and is shown to nobody,
 * by the trail neither; the same from another one has the house settle by it; something else is not taken, and both are
 * told that they differ. Whoever typed first may type anew. What was typed twice may be typed again while the house has
 * not taken it up: it is told once more.
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
  async act(call: OperatorCall, { lottery: gameId, no: issueNo, result }: Wish, tx: Tx) {
    const { operator, merchantCode, now } = call;
    const name = { gameId, no: issueNo };
    const subject = issueSubjectOf(gameId, issueNo);
    const trail: Trail = { subject, merchantCodes: await listMerchantCodes(tx) };
    const by = { by: operator.operatorId, byName: operator.name };
    const entry = { ...name, ...by, result, at: now };
    if (await store.insertEntry(tx, entry)) return waits(trail, null);
    const held = await store.lockEntry(tx, name);
    invariant(held, `${subject} has an entry, which stood in the way of another`);
    const isSame = isSameResult(held.result, result);
    if (held.confirmedByName)
      return isSame ? order(tx, orders, { trail, held }) : no('lottery.result_known');
    const mayStill = await listColleagues(tx, { merchantCode, right: 'enterResults' });
    // Also instead of what somebody typed who has left since.
    if (held.by === by.by || !mayStill.includes(held.byName)) {
      await store.replaceEntry(tx, entry);
      return waits(trail, { typedBy: held.byName });
    }
    if (isSame) {
      await store.confirmEntry(tx, { ...name, ...by, now });
      return order(tx, orders, { trail, held });
    }
    await store.markDiffering(tx, { ...name, byName: by.byName, now });
    const change = { ...trail, before: { typedBy: held.byName }, after: { differs: true } };
    return acted({ outcome: 'DIFFERS' as const }, change);
  },
});

/** The trail must not tell the second one what to type. */
const waits = (trail: Trail, before: Change['before']) =>
  acted({ outcome: 'WAITS' as const }, { ...trail, before, after: { typed: true } });

/** Has the house told of a result that two have typed. */
async function order(
  tx: Tx,
  orders: Orders,
  { trail, held }: { readonly trail: Trail; readonly held: ResultEntry },
) {
  const { gameId, no: issueNo, byName, confirmedByName } = held;
  const result = [...held.result];
  const wish = { gameId, no: issueNo, result };
  const afterwards = await orderLater(tx, orders, { call: 'enterResult', wish });
  const before = { typedBy: byName, ...(confirmedByName ? { confirmedBy: confirmedByName } : {}) };
  const after = { [confirmedByName ? 'toldAgain' : 'confirmed']: true, result };
  return acted({ outcome: 'ENTERED' as const }, { ...trail, before, after }, afterwards);
}
