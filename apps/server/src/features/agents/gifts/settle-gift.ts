import { GIFT_MULTIPLE } from '@maneki/contract/agents/gift';
import { invariant } from '@maneki/kernel/invariant';
import { openRollover } from '#features/cashier';
import { listUsernames } from '#features/identity';
import {
  creditAll,
  creditInDebt,
  fingerprintOf,
  type Movement,
  noteCounterparties,
  placeHoldIn,
  postHoldIn,
  releaseHoldIn,
  windowsOf,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { recordEvent, recordEvents } from '#platform/outbox/record-event';
import {
  GIFT_SOURCE,
  type Gift,
  holdKey,
  kindsOfMoney,
  LUCKY_HOLD,
  type Part,
  stateOf,
} from './gift.ts';
import type { GiftServices } from './gift-services.ts';
import * as store from './store.ts';

type Refused = {
  readonly code: 'wallet.account_blocked' | 'wallet.account_closed';
  readonly detail: Record<never, never>;
};

/** The money could not be held: everything that was written with it is undone. */
export class HoldRefusedError extends Error {
  override name = 'HoldRefusedError';
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What is held for each who is named, so that the record names them; packets are nobody's yet. */
const holdsOf = ({ kind, total }: Gift, parts: readonly Part[]) =>
  kind === 'LUCKY' ? [{ number: LUCKY_HOLD, amount: total, memberId: null }] : parts;

/** Sets the sender's money aside. */
export async function holdMoney(tx: Tx, gift: Gift, parts: readonly Part[]): Promise<void> {
  const { id, senderId: memberId, wallet, currency, sentAt: at } = gift;
  for (const { number, amount } of holdsOf(gift, parts)) {
    const key = holdKey(id, number);
    const fingerprint = fingerprintOf({ key, amount });
    const own = { memberId, wallet, currency, source: GIFT_SOURCE, key, fingerprint };
    const placed = await placeHoldIn(tx, { ...own, amount, isGuarded: true, at });
    if (!placed.ok) throw new HoldRefusedError(placed.refusal as Refused);
  }
}

/** Lets what is held go to whom it is for; a lucky rain waits for those who take it. */
export async function settleGift(
  tx: Tx,
  services: Pick<GiftServices, 'merchants'>,
  gift: Gift,
  now: Date,
): Promise<Gift> {
  const parts = await store.listParts(tx, gift.id);
  await postMoney(tx, gift, parts, now);
  if (!gift.rain) {
    await giveParts(tx, services, gift, { parts, now });
    await store.markGiven(tx, gift.id, now);
    return end(tx, gift, { to: 'DONE', endedAt: now }, now);
  }
  const isOpen = gift.rain.startsAt <= now;
  if (isOpen) {
    const { merchantCode, id: giftId } = gift;
    await recordEvent(tx, now, 'agents.rain_opened', { merchantCode, giftId });
  }
  const toldAt = isOpen ? now : undefined;
  return end(tx, gift, { to: 'SCHEDULED', endedAt: null, toldAt }, now);
}

async function end(
  tx: Tx,
  gift: Gift,
  move: Parameters<typeof store.updateStatus>[2],
  now: Date,
): Promise<Gift> {
  const ended = await store.updateStatus(tx, gift.id, move);
  await tellChange(tx, ended, now);
  return ended;
}

export const tellChange = (tx: Tx, gift: Gift, now: Date): Promise<void> =>
  recordEvent(tx, now, 'agents.gift_changed', {
    ...{ memberId: gift.senderId, merchantCode: gift.merchantCode },
    ...{ giftId: gift.id, kind: gift.kind, state: stateOf(gift, now), reason: gift.reason },
    ...{ currency: gift.currency, amount: String(gift.total) },
  });

async function postMoney(tx: Tx, gift: Gift, parts: readonly Part[], at: Date): Promise<void> {
  const { id, senderId: memberId } = gift;
  const held = holdsOf(gift, parts);
  for (const { number } of held) {
    const key = holdKey(id, number);
    const posted = await postHoldIn(tx, {
      ...{ memberId, source: GIFT_SOURCE, key, kind: kindsOfMoney(gift).out, house: 'TRANSIT', at },
      reference: { type: 'gift', id },
      ...(gift.greeting ? { remark: gift.greeting } : {}),
    });
    invariant(posted.ok && !posted.value.isReplayed, `${key} was not held any more`);
  }
  await noteCounterparties(
    tx,
    held.flatMap(({ number, memberId: counterpartyId }) =>
      counterpartyId === null
        ? []
        : { memberId, source: GIFT_SOURCE, key: holdKey(id, number), counterpartyId },
    ),
  );
}

/** Gives parts to those they belong to, each with something to be staked for it. */
export async function giveParts(
  tx: Tx,
  { merchants }: Pick<GiftServices, 'merchants'>,
  gift: Gift,
  { parts, now }: { readonly parts: readonly Part[]; readonly now: Date },
): Promise<void> {
  const { id, merchantCode, currency, senderId } = gift;
  const windows = windowsOf(now, merchants.get(merchantCode).businessTimezone);
  const credits = parts.map(({ memberId, amount }): Movement => {
    invariant(memberId !== null, `a part of ${id} is given to nobody`);
    return {
      ...creditOf(gift, { memberId, amount, at: now, windows }),
      ...{ key: id, kind: kindsOfMoney(gift).in, isGuarded: true },
    };
  });
  const credited = await creditAll(tx, credits);
  invariant(credited.size === credits.length, `not everybody got their part of ${id}`);
  for (const { memberId, amount: principal } of credits)
    await openRollover(tx, {
      ...{ memberId, merchantCode, currency, source: 'DOWNLINE_IN', sourceKey: id, principal },
      ...{ multiple: GIFT_MULTIPLE, now },
    });
  const source = GIFT_SOURCE;
  await noteCounterparties(
    tx,
    credits.map(({ memberId }) => ({ memberId, source, key: id, counterpartyId: senderId })),
  );
  const from = (await listUsernames(tx, [senderId])).get(senderId) ?? '';
  const facts = credits.map(({ memberId, amount }) => ({
    ...{ memberId, merchantCode, giftId: id, kind: gift.kind, from, currency },
    amount: String(amount),
  }));
  await recordEvents(tx, now, 'agents.gift_received', facts);
}

const creditOf = (
  { id, wallet, currency, greeting }: Gift,
  to: Pick<Movement, 'memberId' | 'amount' | 'at' | 'windows'>,
) => ({
  ...to,
  ...({ wallet, currency, source: GIFT_SOURCE, direction: 'IN', house: 'TRANSIT' } as const),
  fingerprint: fingerprintOf({ id, amount: to.amount }),
  counting: { as: 'NOTHING' } as const,
  reference: { type: 'gift', id },
  ...(greeting ? { remark: greeting } : {}),
});

/** Ends what was still held: the money is the sender's again, and the record never knew of it. */
export async function releaseGift(
  tx: Tx,
  gift: Gift,
  ending: { readonly to: 'REJECTED' | 'CANCELLED'; readonly reason?: string; readonly now: Date },
): Promise<Gift> {
  const { id, senderId: memberId } = gift;
  const { to, reason, now } = ending;
  for (const { number } of holdsOf(gift, await store.listParts(tx, id))) {
    const key = holdKey(id, number);
    const released = await releaseHoldIn(tx, { memberId, source: GIFT_SOURCE, key, at: now });
    invariant(released.ok && !released.value.isReplayed, `${key} was not held any more`);
  }
  return end(tx, gift, { to, reason, endedAt: now }, now);
}

/** Ends a rain: what nobody has taken comes back to whoever let it rain. */
export async function refundRain(
  tx: Tx,
  { merchants }: Pick<GiftServices, 'merchants'>,
  gift: Gift,
  ending: { readonly to: 'FINISHED' | 'CANCELLED'; readonly reason?: string; readonly now: Date },
): Promise<Gift> {
  const { to, reason, now } = ending;
  const refunded = await store.sumLeft(tx, gift.id);
  if (refunded > 0n) {
    const windows = windowsOf(now, merchants.get(gift.merchantCode).businessTimezone);
    const isCredited = await creditInDebt(tx, {
      ...creditOf(gift, { memberId: gift.senderId, amount: refunded, at: now, windows }),
      ...{ key: `${gift.id}:refund`, kind: 'REDRAIN_REFUND', isGuarded: false },
    });
    invariant(isCredited, `what was left of ${gift.id} did not come back`);
  }
  return end(tx, gift, { to, reason, refunded, endedAt: now }, now);
}
