import type { GiftPartView, GiftView } from '@maneki/contract/agents/gift-schemas';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { isClaimAlive } from '#features/cashier';
import { findMemberIdByName, listUsernames } from '#features/identity';
import type { OperatorCall } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import { type Counted, isCancellable, stateOf } from './gift.ts';
import * as store from './store.ts';

const OWN_PAGE = 20;

export const describeGift = (gift: Counted, now: Date): GiftView => ({
  id: gift.id,
  kind: gift.kind,
  state: stateOf(gift, now),
  currency: moneyOf(gift.currency),
  total: writeAmount(gift.total),
  count: gift.count,
  given: gift.given,
  givenTotal: writeAmount(gift.givenTotal),
  refunded: writeAmount(gift.refunded),
  greeting: gift.greeting,
  audience: gift.rain?.audience ?? null,
  startsAt: gift.rain?.startsAt.toISOString() ?? null,
  endsAt: gift.rain?.endsAt.toISOString() ?? null,
  sentAt: gift.sentAt.toISOString(),
  endedAt: gift.endedAt?.toISOString() ?? null,
  reason: gift.reason,
  isCancellable: isCancellable(gift, now),
});

/** What somebody has sent, page by page, the latest first. */
export const listOwnGifts = (
  database: Database,
  asked: {
    readonly memberId: string;
    readonly of: 'TRANSFERS' | 'RAINS' | undefined;
    readonly cursor: string | undefined;
    readonly now: Date;
  },
) =>
  database.transact(async (tx) => {
    const { memberId: senderId, of, cursor, now } = asked;
    const before = cursor === undefined ? undefined : BigInt(cursor);
    const found = await store.listOwn(tx, { senderId, of, before, limit: OWN_PAGE + 1 });
    const shown = found.slice(0, OWN_PAGE);
    return {
      list: shown.map((gift) => describeGift(gift, now)),
      next: found.length > shown.length ? String(shown.at(-1)!.seq) : null,
    };
  });

/** One that the caller has sent, with who got what. */
export const getOwnGift = (
  database: Database,
  { memberId, id, now }: { readonly memberId: string; readonly id: string; readonly now: Date },
) =>
  database.transact(async (tx) => {
    const gift = await store.findCounted(tx, id);
    if (gift?.senderId !== memberId)
      return refused({ code: 'agents.gift_unknown', detail: {} } as const);
    return done({ gift: describeGift(gift, now), parts: await describeParts(tx, id) });
  });

async function describeParts(tx: Tx, giftId: string): Promise<GiftPartView[]> {
  const parts = await store.listParts(tx, giftId);
  const names = await listUsernames(
    tx,
    parts.flatMap(({ memberId }) => memberId ?? []),
  );
  return parts.map(({ memberId, amount, givenAt }) => ({
    username: memberId && (names.get(memberId) ?? null),
    amount: writeAmount(amount),
    at: givenAt?.toISOString() ?? null,
  }));
}

type Reader = Pick<OperatorCall, 'merchantCode' | 'now'>;

/** What agents of a merchant have sent, as filters choose it. */
export const searchGifts = (
  database: Database,
  { merchantCode, now }: Reader,
  {
    size,
    cursor,
    sender,
    ...filters
  }: Pick<Parameters<typeof store.searchGifts>[1], 'state' | 'kind'> & {
    readonly sender?: string | undefined;
    readonly size: number;
    readonly cursor?: string | undefined;
  },
) =>
  database.transact(async (tx) => {
    const senderId = sender && (await findMemberIdByName(tx, { merchantCode, username: sender }));
    if (sender && !senderId) return { rows: [], next: null };
    const before = cursor === undefined ? undefined : BigInt(cursor);
    const search = { ...filters, merchantCode, before, limit: size + 1, now };
    const found = await store.searchGifts(tx, { ...search, senderId: senderId || undefined });
    const rows = await describeRows(tx, found.slice(0, size), now);
    return { rows, next: found.length > size ? String(found[size - 1]!.seq) : null };
  });

/** One of them, with who got what. */
export const readGift = (
  database: Database,
  { merchantCode, now }: Reader,
  { id }: { readonly id: string },
) =>
  database.transact(async (tx) => {
    const gift = await store.findCounted(tx, id);
    if (gift?.merchantCode !== merchantCode)
      return refused({ code: 'agents.gift_unknown', detail: {} } as const);
    const [row] = await describeRows(tx, [gift], now);
    return done({ ...row!, parts: await describeParts(tx, id) });
  });

async function describeRows(tx: Tx, gifts: readonly Counted[], now: Date) {
  const names = await listUsernames(tx, [...new Set(gifts.map(({ senderId }) => senderId))]);
  return gifts.map((gift) => {
    const { isCancellable: _, ...row } = describeGift(gift, now);
    const { claim, senderId } = gift;
    return {
      ...row,
      currency: gift.currency,
      senderId,
      sender: names.get(senderId) ?? senderId,
      claimedBy: claim && isClaimAlive(claim.at, now) ? claim.name : null,
    };
  });
}
