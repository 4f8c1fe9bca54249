import type { Events } from '@maneki/contract/contract';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import type { EventHandler, HandlerContext, RecordedEvent } from '#platform/outbox/event-handler';
import { countFacts, type NamedFact } from './count-facts.ts';

/** A decided bet counts for the missions of its member. */
export const countMissionBets: EventHandler<'play.bet_settled'> = {
  name: 'rewards.count_mission_bets',
  on: 'play.bet_settled',
  handle: (context, events) => count(context, 'bet', events, (bet) => betFact(bet)),
};

/** What a settled bet adds after all is turnover, and no further bet. */
export const countMoreMissionBets: EventHandler<'play.bet_resettled'> = {
  name: 'rewards.count_more_mission_bets',
  on: 'play.bet_resettled',
  handle: (context, events) => count(context, 'resettled', events, (bet) => moreFact(bet)),
};

export const countMissionDeposits: EventHandler<'cashier.deposit_succeeded'> = {
  name: 'rewards.count_mission_deposits',
  on: 'cashier.deposit_succeeded',
  handle: (context, events) =>
    count(context, 'deposit', events, (deposit) => {
      const { memberId, merchantCode, currency, orderNo, amount, creditedAt } = deposit;
      const worth = { DEPOSIT_SUM: BigInt(amount), DEPOSIT_COUNT: 1n };
      return { memberId, merchantCode, currency, key: orderNo, at: new Date(creditedAt), worth };
    }),
};

/** Whoever has brought a friend is given something for it, once for each friend. */
export const countMissionFriends: EventHandler<'rewards.reward_granted'> = {
  name: 'rewards.count_mission_friends',
  on: 'rewards.reward_granted',
  handle: (context, events) =>
    count(context, 'friend', events, (reward, at) => {
      if (reward.kind !== 'REFERRAL') return undefined;
      const { memberId, merchantCode, currency, rewardId } = reward;
      return {
        memberId,
        merchantCode,
        currency,
        key: rewardId,
        at,
        worth: { INVITE_QUALIFIED: 1n },
      };
    }),
};

export const missionEventHandlers = [
  countMissionBets,
  countMoreMissionBets,
  countMissionDeposits,
  countMissionFriends,
] as const;

async function count<Name extends keyof Events>(
  { tx, pushToMember }: HandlerContext,
  source: string,
  events: readonly RecordedEvent<Name>[],
  factOf: (payload: Events[Name], at: Date) => NamedFact | undefined,
): Promise<void> {
  const facts = events
    .map(({ payload, recordedAt }) => factOf(payload, recordedAt))
    // Credit to try games with earns nothing.
    .filter((fact) => fact !== undefined && !isPlayCurrency(fact.currency)) as NamedFact[];
  const now = new Date(Math.max(...events.map(({ recordedAt }) => recordedAt.getTime())));
  for (const member of await countFacts(tx, { source, facts, now }))
    pushToMember('rewards.changed', member, {});
}

type Settlement = Events['play.bet_settled'];

const settled = (bet: Settlement) => ({
  memberId: bet.memberId,
  merchantCode: bet.merchantCode,
  currency: bet.currency,
  at: new Date(bet.settledAt),
  category: bet.category,
  gameId: bet.gameId,
});

function betFact(bet: Settlement): NamedFact {
  const turnover = BigInt(bet.validTurnover);
  const stake = BigInt(bet.stake);
  // What was called off or given back is no bet.
  const one = turnover > 0n ? 1n : 0n;
  return {
    ...settled(bet),
    key: `${bet.providerCode} ${bet.txId}`,
    worth: {
      VALID_TURNOVER: turnover,
      BET_COUNT: one,
      DISTINCT_GAMES: one,
      WIN_MULTIPLE: stake > 0n ? BigInt(bet.payout) / stake : 0n,
    },
  };
}

const moreFact = (bet: Settlement): NamedFact => ({
  ...settled(bet),
  key: `${bet.providerCode} ${bet.txId} ${bet.settledAt}`,
  worth: { VALID_TURNOVER: BigInt(bet.validTurnover) },
});
