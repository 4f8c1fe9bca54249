import { listStillWaiting } from '#features/rewards';
import type {
  AnyEventHandler,
  EventHandler,
  EventName,
  HandlerContext,
  RecordedEvent,
} from '#platform/outbox/event-handler';
import type { MessageWish } from './message.ts';
import { sendMessages } from './send-messages.ts';
import * as wishes from './wishes-of.ts';

type Context = Pick<HandlerContext, 'tx' | 'pushToMember'>;

async function send({ tx, pushToMember }: Context, wished: readonly (MessageWish | undefined)[]) {
  const sent = await sendMessages(
    tx,
    wished.filter((wish) => wish !== undefined),
  );
  const members = new Map(sent.map((member) => [member.memberId, member]));
  for (const member of members.values()) pushToMember('messages.changed', member, {});
}

/** Writes a message for each of the facts of a name that asks for one. */
const onEach = <Name extends EventName>(
  name: `messages.${string}`,
  on: Name,
  wishOf: (
    fact: RecordedEvent<Name>['payload'],
    at: Date,
    eventId: bigint,
  ) => MessageWish | undefined,
): EventHandler<Name> => ({
  name,
  on,
  handle: (context, events) =>
    send(
      context,
      events.map(({ payload, recordedAt, id }) => wishOf(payload, recordedAt, id)),
    ),
});

/** What was credited in the same breath does not wait for anybody. */
const writeOfGranted: EventHandler<'rewards.reward_granted'> = {
  name: 'messages.write_of_granted',
  on: 'rewards.reward_granted',
  async handle(context, events) {
    const waiting = await listStillWaiting(
      context.tx,
      events.map(({ payload }) => payload.rewardId),
    );
    const still = events.filter(({ payload }) => waiting.has(payload.rewardId));
    await send(
      context,
      still.map(({ payload, recordedAt }) => wishes.ofGranted(payload, recordedAt)),
    );
  },
};

/** Tells the open pages of a merchant's members that something was written to many, or taken back. */
const tellBroadcast: EventHandler<'messages.broadcast_changed'> = {
  name: 'messages.tell_broadcast',
  on: 'messages.broadcast_changed',
  async handle({ push }, events) {
    const merchants = new Set(events.map(({ payload }) => payload.merchantCode));
    for (const merchantCode of merchants) push('messages.broadcast', merchantCode, {});
  },
};

export const inboxEventHandlers: readonly AnyEventHandler[] = [
  onEach('messages.write_of_deposit', 'cashier.deposit_succeeded', wishes.ofDeposit),
  onEach('messages.write_of_withdrawal', 'cashier.withdrawal_paid', wishes.ofWithdrawal),
  onEach('messages.write_of_order', 'cashier.order_changed', wishes.ofOrder),
  onEach('messages.write_of_gift', 'agents.gift_received', wishes.ofGift),
  onEach('messages.write_of_refused_gift', 'agents.gift_changed', wishes.ofRefusedGift),
  writeOfGranted,
  onEach('messages.write_of_claimed', 'rewards.reward_claimed', wishes.ofClaimed),
  onEach('messages.write_of_refused_claim', 'rewards.claim_refused', wishes.ofRefusedClaim),
  onEach('messages.write_of_level', 'rewards.level_changed', wishes.ofLevel),
  onEach('messages.write_of_rebates', 'agents.rebates_changed', wishes.ofRebates),
  onEach('messages.write_of_points', 'rewards.points_expiring', wishes.ofExpiringPoints),
  onEach('messages.write_of_mall_order', 'rewards.order_moved', wishes.ofMallOrder),
  onEach('messages.write_of_verification', 'safety.verification_moved', wishes.ofVerification),
  onEach('messages.write_of_security', 'identity.account_secured', wishes.ofSecurity),
  onEach('messages.write_of_contract', 'agents.contract_offered', wishes.ofContract),
  onEach('messages.write_of_bill', 'agents.bill_moved', wishes.ofBill),
  tellBroadcast,
];
