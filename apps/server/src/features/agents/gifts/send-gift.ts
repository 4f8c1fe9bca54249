import type { GiftRefusal } from '@maneki/contract/agents/gift-refusals';
import { hasRight, type MemberType } from '@maneki/contract/identity/member-types';
import { HOUR_MS } from '@maneki/kernel/clock';
import { displayAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { blockedUntil, readToPlay, takeMemberTurn } from '#features/cashier';
import { checkPaymentPassword } from '#features/identity';
import {
  type Account,
  dayOf,
  findAccount,
  fingerprintOf,
  getMainAccount,
  type MainWallet,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { drawId, drawNumber } from '#platform/secrets/secrets';
import type { Gift } from './gift.ts';
import type { GiftServices } from './gift-services.ts';
import { type Judged, judgeParties, type RecipientRefusal } from './judge-parties.ts';
import {
  type Layout,
  type LayoutRefusal,
  layOut,
  limitsOf,
  needsReview,
  type Plan,
} from './lay-out.ts';
import { HoldRefusedError, holdMoney, settleGift, tellChange } from './settle-gift.ts';
import * as store from './store.ts';
import { tellBalances } from './tell-balances.ts';

export type GiftWish = {
  readonly memberId: string;
  readonly type: MemberType;
  readonly merchantCode: string;
  readonly plan: Plan;
  readonly greeting: string;
  readonly paymentPassword: string;
  /** What the client calls this wish. */
  readonly wishKey: string;
  readonly now: Date;
};

type PasswordRefusal = Extract<
  Awaited<ReturnType<typeof checkPaymentPassword>>,
  { ok: false }
>['refusal'];

type Nothing = Record<never, never>;

export type SendRefusal =
  | Extract<
      GiftRefusal,
      {
        code:
          | 'agents.gifts_off'
          | 'agents.gift_play_credit'
          | 'agents.sender_new'
          | 'agents.sender_closed'
          | 'agents.gift_day_limit'
          | 'agents.gift_short';
      }
    >
  | LayoutRefusal
  | RecipientRefusal
  | PasswordRefusal
  | { readonly code: 'cashier.rollover_open'; readonly detail: { readonly remaining: string } }
  | {
      readonly code: 'cashier.payment_password_recent';
      readonly detail: { readonly hours: number };
    }
  | {
      readonly code: 'wallet.key_reused' | 'wallet.account_blocked' | 'wallet.account_closed';
      readonly detail: Nothing;
    };

type SendOutcome = Outcome<Gift, SendRefusal>;

/**
 * Sends money of an agent to their team: to all of them or to none, in the transaction that writes it down. A wish that
 * is sent again is the same one. What is large is held until an operator has looked at it.
 */
export async function sendGift(services: GiftServices, wish: GiftWish): Promise<SendOutcome> {
  const { database, merchants } = services;
  const { memberId, now } = wish;
  if (!merchants.get(wish.merchantCode).flags.AGENTRANSMULTDOWN3)
    return refused({ code: 'agents.gifts_off', detail: {} });
  if (!hasRight(wish.type, 'cash')) return refused({ code: 'agents.gift_play_credit', detail: {} });
  const account = await getMainAccount(services, { memberId, now });
  const { currency } = account;
  const laidOut = layOut(wish.plan, { currency: moneyOf(currency), now, draw: drawNumber });
  if (!laidOut.ok) return laidOut;
  const asked = { wish, account, layout: laidOut.value };
  // Nobody loses a try at the password over something that stands in the way anyhow.
  const before = await database.transact((tx) => judgeWish(tx, services, asked));
  if (before) return before;
  const proven = await checkPaymentPassword(services, {
    ...{ memberId, typed: wish.paymentPassword, now },
  });
  if (!proven.ok) return proven;
  const paid = asked.layout.rain ? [] : asked.layout.named;
  for (const recipient of paid) await getMainAccount(services, { memberId: recipient, now });
  try {
    const sent = await database.transact((tx) => sendIn(tx, services, asked));
    if (sent.ok) await tellBalances(services, { gift: sent.value, memberIds: [memberId, ...paid] });
    return sent;
  } catch (error) {
    if (error instanceof HoldRefusedError) return refused(error.refusal);
    throw error;
  }
}

type Asked = { readonly wish: GiftWish; readonly account: Account; readonly layout: Layout };

const termsOf = ({ plan, greeting }: GiftWish) => fingerprintOf({ plan, greeting });

/** What the wish comes to, unless it is to be carried out. */
async function judgeWish(
  tx: Tx,
  services: GiftServices,
  { wish, account, layout }: Asked,
  { isOpened }: { readonly isOpened: boolean } = { isOpened: false },
): Promise<SendOutcome | undefined> {
  const { memberId: senderId, merchantCode, wishKey, now } = wish;
  const { currency } = account;
  await takeMemberTurn(tx, senderId);
  const earlier = await store.findWish(tx, { senderId, wishKey });
  if (earlier)
    return earlier.fingerprint === termsOf(wish)
      ? done(earlier)
      : refused({ code: 'wallet.key_reused', detail: {} });
  const timezone = services.merchants.get(merchantCode).businessTimezone;
  const wallet = account.code as MainWallet;
  const reach = await store.findReach(tx, merchantCode);
  const judged = await judgeParties(
    tx,
    { senderId, merchantCode, wallet, currency, timezone, layout, now, isOpened },
    { reach },
  );
  const refusal = findSenderRefusal(judged, account, now) ?? judged.recipientRefusal;
  if (refusal) return refused(refusal);
  return findMoneyRefusal(tx, services, { wish, account, layout });
}

function findSenderRefusal(
  { sender, senderObstacle }: Judged,
  account: Account,
  now: Date,
): SendRefusal | undefined {
  if (!sender.hasPaymentPassword) return { code: 'identity.payment_password_unset', detail: {} };
  const until = blockedUntil(sender);
  if (until && until > now) {
    const hours = Math.ceil((until.getTime() - now.getTime()) / HOUR_MS);
    return { code: 'cashier.payment_password_recent', detail: { hours } };
  }
  if (account.closed_at) return { code: 'wallet.account_closed', detail: {} };
  if (account.blocked_until && account.blocked_until > now)
    return { code: 'wallet.account_blocked', detail: {} };
  if (senderObstacle?.why === 'NEW')
    return { code: 'agents.sender_new', detail: { hours: senderObstacle.hours } };
  return senderObstacle && { code: 'agents.sender_closed', detail: {} };
}

async function findMoneyRefusal(
  tx: Tx,
  services: GiftServices,
  { wish, account, layout }: Asked,
): Promise<SendOutcome | undefined> {
  const { memberId: senderId, merchantCode, now } = wish;
  const { currency } = account;
  const businessDay = dayOf(now, services.merchants.get(merchantCode).businessTimezone);
  const sent = await store.sumSent(tx, { senderId, currency, businessDay });
  const left = limitsOf(moneyOf(currency)).dayMax - sent;
  if (layout.total > left) {
    const shown = displayAmount(left > 0n ? left : 0n);
    return refused({ code: 'agents.gift_day_limit', detail: { left: shown } });
  }
  const toPlay = await readToPlay(tx, services, { memberId: senderId, currency, now });
  if (toPlay > 0n)
    return refused({
      code: 'cashier.rollover_open',
      detail: { remaining: displayAmount(toPlay) },
    });
  // What was settled before has changed what there is.
  const wallet = account.code as MainWallet;
  const { available } = (await findAccount(tx, { memberId: senderId, wallet }))!;
  if (layout.total > available)
    return refused({
      code: 'agents.gift_short',
      detail: { withdrawable: displayAmount(available) },
    });
  return undefined;
}

async function sendIn(tx: Tx, services: GiftServices, asked: Asked): Promise<SendOutcome> {
  const judged = await judgeWish(tx, services, asked, { isOpened: true });
  if (judged) return judged;
  const { wish, account, layout } = asked;
  const { memberId: senderId, merchantCode, greeting, wishKey, now } = wish;
  const { currency } = account;
  const gift = await store.insertGift(tx, {
    ...{ id: drawId(now), merchantCode, senderId, status: 'PENDING_REVIEW', currency, greeting },
    ...{ wallet: account.code as MainWallet, fingerprint: termsOf(wish), wishKey, layout },
    businessDay: dayOf(now, services.merchants.get(merchantCode).businessTimezone),
    sentAt: now,
  });
  await holdMoney(tx, gift, await store.listParts(tx, gift.id));
  if (!needsReview(gift.total, moneyOf(currency)))
    return done(await settleGift(tx, services, gift, now));
  await tellChange(tx, gift, now);
  return done(gift);
}
