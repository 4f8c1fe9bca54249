import type { GiftReach } from '@maneki/contract/agents/gift';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { isClaimAlive } from '#features/cashier';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { type Gift, stateOf } from './gift.ts';
import type { GiftServices } from './gift-services.ts';
import { judgeParties } from './judge-parties.ts';
import { refundRain, releaseGift, settleGift } from './settle-gift.ts';
import * as store from './store.ts';
import { tellBalancesLater } from './tell-balances.ts';

type Named = { readonly id: string };
type Decision = Named & { readonly reason: string };

const subjectOf = (id: string): string => `gift ${id}`;

/** What waits for an operator of this merchant, held, where nobody else looks at it. */
async function lockWaiting(tx: Tx, call: OperatorCall, { id }: Named) {
  const gift = await store.lockGift(tx, id);
  if (gift?.merchantCode !== call.merchantCode)
    return refused({ code: 'agents.gift_unknown', detail: {} } as const);
  if (gift.status !== 'PENDING_REVIEW') return moved(gift, call.now);
  const { claim } = gift;
  const isOthers =
    claim && claim.by !== call.operator.operatorId && isClaimAlive(claim.at, call.now);
  if (isOthers)
    return refused({ code: 'agents.gift_claimed', detail: { operator: claim.name } } as const);
  return done(gift);
}

const moved = (gift: Gift, now: Date) =>
  refused({ code: 'agents.gift_moved', detail: { state: stateOf(gift, now) } } as const);

/** Takes one to look at, so that no two look at the same. */
export async function claimGift(tx: Tx, call: OperatorCall, { id }: Named) {
  const held = await lockWaiting(tx, call, { id });
  if (!held.ok) return held;
  const { operatorId: by, name } = call.operator;
  await store.setClaim(tx, id, { by, name, at: call.now });
  const before = { claimedBy: held.value.claim?.name ?? null };
  return acted({}, { subject: subjectOf(id), before, after: { claimedBy: name } });
}

/** Lets others look at it again. */
export async function letGoOfGift(tx: Tx, call: OperatorCall, { id }: Named) {
  const held = await lockWaiting(tx, call, { id });
  if (!held.ok) return held;
  await store.setClaim(tx, id, null);
  const before = { claimedBy: held.value.claim?.name ?? null };
  return acted({}, { subject: subjectOf(id), before, after: { claimedBy: null } });
}

/** Lets it be sent, once everybody was looked at again: time has passed since it was asked for. */
export async function approveGift(
  tx: Tx,
  services: GiftServices,
  call: OperatorCall,
  { id }: Named,
) {
  const held = await lockWaiting(tx, call, { id });
  if (!held.ok) return held;
  const gift = held.value;
  const { now } = call;
  if (gift.rain && gift.rain.endsAt <= now)
    return refused({ code: 'agents.rain_over', detail: {} } as const);
  const parts = await store.listParts(tx, id);
  const recipients = parts.flatMap(({ memberId }) => memberId ?? []);
  const { senderId, merchantCode, wallet, currency, kind, rain } = gift;
  const layout = { kind, rain, named: rain ? rain.audienceIds : recipients };
  const timezone = services.merchants.get(merchantCode).businessTimezone;
  const judged = await judgeParties(
    tx,
    { senderId, merchantCode, wallet, currency, timezone, layout, now, isOpened: true },
    { reach: await store.findReach(tx, merchantCode) },
  );
  if (judged.senderObstacle) return refused({ code: 'agents.sender_closed', detail: {} } as const);
  if (judged.recipientRefusal) return refused(judged.recipientRefusal);
  const sent = await settleGift(tx, services, gift, now);
  const change = { subject: subjectOf(id), before: { status: gift.status } };
  const after = { status: sent.status, total: writeAmount(gift.total), count: gift.count };
  return acted({}, { ...change, after }, () =>
    tellBalancesLater(services, { gift: sent, memberIds: [senderId, ...recipients] }),
  );
}

/** Turns it down: the money is the sender's again, who reads why. */
export async function rejectGift(
  tx: Tx,
  services: GiftServices,
  call: OperatorCall,
  { id, reason }: Decision,
) {
  const held = await lockWaiting(tx, call, { id });
  if (!held.ok) return held;
  const gift = held.value;
  const ended = await releaseGift(tx, gift, { to: 'REJECTED', reason, now: call.now });
  const before = { status: gift.status };
  const after = { status: ended.status, released: writeAmount(gift.total) };
  return acted({}, { subject: subjectOf(id), before, after }, () =>
    tellBalancesLater(services, { gift: ended, memberIds: [gift.senderId] }),
  );
}

/** Ends a rain before its time; what was taken stays taken. */
export async function stopRain(
  tx: Tx,
  services: GiftServices,
  call: OperatorCall,
  { id, reason }: Decision,
) {
  const gift = await store.lockGift(tx, id);
  if (gift?.merchantCode !== call.merchantCode)
    return refused({ code: 'agents.gift_unknown', detail: {} } as const);
  if (gift.status !== 'SCHEDULED') return moved(gift, call.now);
  const ended = await refundRain(tx, services, gift, { to: 'CANCELLED', reason, now: call.now });
  const before = { state: stateOf(gift, call.now) };
  const after = { state: ended.status, refunded: writeAmount(ended.refunded) };
  return acted({}, { subject: subjectOf(id), before, after }, () =>
    tellBalancesLater(services, { gift: ended, memberIds: [gift.senderId] }),
  );
}

/** Says how far down agents of a merchant may send. */
export async function saveReach(tx: Tx, call: OperatorCall, reach: GiftReach) {
  const { merchantCode, now } = call;
  const before = { reach: await store.findReach(tx, merchantCode) };
  await store.putReach(tx, { merchantCode, reach, now });
  return acted({}, { subject: 'gift settings', before, after: { reach } });
}
