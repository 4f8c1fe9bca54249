import type { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { cancelRain } from './gifts/end-rains.ts';
import type { Gift } from './gifts/gift.ts';
import type { Plan } from './gifts/lay-out.ts';
import { describeGift, getOwnGift, listOwnGifts } from './gifts/read-gifts.ts';
import { getGiftTerms, listRains, listRecipients } from './gifts/read-terms.ts';
import { type SendRefusal, sendGift } from './gifts/send-gift.ts';
import { findCounted } from './gifts/store.ts';
import { takeRain } from './gifts/take-rain.ts';
import type { AgentsOutside } from './outside.ts';

const amountOf = (text: string): bigint => parseAmount(text) ?? 0n;

/** Translates between the wire and the use cases of money that agents send. Decides nothing. */
export function giftHandlers({
  cashier: { withdrawals: services },
}: AgentsOutside): Handlers<typeof giftEndpoints> {
  const { database } = services;
  const describe = async ({ id }: Gift, now: Date) => {
    const counted = await database.statement((tx) => findCounted(tx, id));
    return done({ gift: describeGift(counted!, now) });
  };
  const send = async (
    { caller, merchantCode, idempotencyKey: wishKey, now }: MemberCall,
    plan: Plan,
    { greeting, paymentPassword }: { readonly greeting: string; readonly paymentPassword: string },
  ) => {
    invariant(wishKey, 'calls that move money carry a key');
    const { memberId, type } = caller;
    const wish = { memberId, type, merchantCode, plan, greeting, paymentPassword, wishKey, now };
    const sent: Outcome<Gift, SendRefusal> = await sendGift(services, wish);
    return sent.ok ? describe(sent.value, now) : sent;
  };
  return {
    getGiftTerms: (call) => getGiftTerms(services, call),
    searchRecipients: (call, asked) => listRecipients(services, call, asked),
    async sendMoney(call, { recipients, ...rest }) {
      const to = recipients.map(({ memberId, amount }) => ({ memberId, amount: amountOf(amount) }));
      return withoutRain(await send(call, { kind: 'TRANSFER', recipients: to }, rest));
    },
    sendRain: (call, wish) => send(call, planOf(wish), wish),
    async cancelRain({ caller: { memberId }, now }, { id }) {
      const cancelled = await cancelRain(services, { memberId, id, now });
      return cancelled.ok ? describe(cancelled.value, now) : cancelled;
    },
    listGifts: async ({ caller: { memberId }, now }, { of, cursor }) =>
      done(await listOwnGifts(database, { memberId, of, cursor, now })),
    getGift: ({ caller: { memberId }, now }, { id }) => getOwnGift(database, { memberId, id, now }),
    listRains: async (call) => done(await listRains(services, call)),
    async takeRain({ caller: { memberId }, merchantCode, now }, { id }) {
      const taken = await takeRain(services, { memberId, merchantCode, id, now });
      if (!taken.ok) return taken;
      const { amount, currency } = taken.value;
      return done({ amount: writeAmount(amount), currency: moneyOf(currency) });
    },
  };
}

/** Money that is sent knows no rules of rain. */
function withoutRain<Value>(sent: Outcome<Value, SendRefusal>) {
  if (sent.ok) return sent;
  const { refusal } = sent;
  const isOfRain = refusal.code === 'agents.recipient_idle' || refusal.code === 'agents.rain_time';
  invariant(!isOfRain, `money was refused by ${refusal.code}`);
  return refused(refusal);
}

type RainRequest = Parameters<Handlers<typeof giftEndpoints>['sendRain']>[1];

function planOf(wish: RainRequest): Plan {
  if (wish.mode === 'FIXED')
    return { kind: 'FIXED', each: amountOf(wish.each), memberIds: wish.memberIds };
  if (wish.mode === 'EQUAL')
    return { kind: 'EQUAL', total: amountOf(wish.total), memberIds: wish.memberIds };
  const { count, audience, memberIds = [], startsAt, minutes } = wish;
  const from = startsAt === undefined ? undefined : new Date(startsAt);
  return {
    ...{ kind: 'LUCKY', total: amountOf(wish.total), count, audience, memberIds, minutes },
    startsAt: from,
  };
}
