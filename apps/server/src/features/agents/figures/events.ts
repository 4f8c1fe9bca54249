import type { Events } from '@maneki/contract/contract';
import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { REWARD_KINDS } from '@maneki/contract/rewards/reward';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { listFirstDeposits } from '#features/cashier';
import { listBusinessZones } from '#features/site';
import { dayOf, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { noteSeen } from '../seen/note-seen.ts';
import { provideNodes } from '../tree/provide-nodes.ts';
import { addToTeams } from './add-to-teams.ts';
import type { Delta } from './spread.ts';

type Told<Payload> = { readonly payload: Payload; readonly recordedAt: Date };
type Settlement = Events['play.bet_settled'];

/** A decided bet counts for everybody above, and its member as one who has bet on that day. */
const countBets: EventHandler<'play.bet_settled'> = {
  name: 'agents.count_team_bets',
  on: 'play.bet_settled',
  async handle({ tx }, events) {
    const deltas = await betsOf(tx, events, 1n);
    await addToTeams(tx, deltas);
    const nodes = await provideNodes(
      tx,
      deltas.map(({ memberId }) => memberId),
    );
    // Credit to try games with is no bet of somebody who plays for money.
    const isMeant = ({ memberId, currency }: Delta) => {
      const node = nodes.get(memberId);
      return node && isPlayCurrency(currency) === isPlayCredit(node.type);
    };
    await noteSeen(tx, 'BET', deltas.filter(isMeant));
  },
};

/** What a counted bet paid on top belongs to the day on which it came. */
const countMorePaid: EventHandler<'play.bet_resettled'> = {
  name: 'agents.count_team_more_paid',
  on: 'play.bet_resettled',
  handle: async ({ tx }, events) => addToTeams(tx, await betsOf(tx, events, 0n)),
};

const countDeposits: EventHandler<'cashier.deposit_succeeded'> = {
  name: 'agents.count_team_deposits',
  on: 'cashier.deposit_succeeded',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    const firsts = await listFirstDeposits(
      tx,
      events.map(({ payload }) => payload.memberId),
    );
    const deltas = events.map(({ payload }): Delta => {
      const { memberId, merchantCode, currency, orderNo, amount, creditedAt } = payload;
      return {
        ...{ memberId, currency, day: dayOf(new Date(creditedAt), zones.get(merchantCode)!) },
        deposits: BigInt(amount),
        firstDeposits: firsts.has(orderNo) ? 1n : 0n,
      };
    });
    await addToTeams(tx, deltas);
  },
};

const countWithdrawals: EventHandler<'cashier.withdrawal_paid'> = {
  name: 'agents.count_team_withdrawals',
  on: 'cashier.withdrawal_paid',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    const deltas = events.map(
      ({ payload: { memberId, merchantCode, currency, amount, paidAt } }): Delta => ({
        ...{ memberId, currency, day: dayOf(new Date(paidAt), zones.get(merchantCode)!) },
        withdrawals: BigInt(amount),
      }),
    );
    await addToTeams(tx, deltas);
  },
};

/** What members were given, as the profit and loss of each tells rebates and promotions apart. */
const countRewards: EventHandler<'rewards.reward_claimed'> = {
  name: 'agents.count_team_rewards',
  on: 'rewards.reward_claimed',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    const deltas = events
      .filter(({ payload }) => BigInt(payload.amount) !== 0n)
      .map(({ payload, recordedAt }): Delta => {
        const { memberId, merchantCode, currency, amount, kind } = payload;
        const isRebate = REWARD_KINDS[kind] === 'REBATE_SELF';
        return {
          ...{ memberId, currency, day: dayOf(recordedAt, zones.get(merchantCode)!) },
          [isRebate ? 'rebates' : 'promotions']: BigInt(amount),
        };
      });
    await addToTeams(tx, deltas);
  },
};

const countRebates: EventHandler<'agents.rebates_paid'> = {
  name: 'agents.count_team_rebates',
  on: 'agents.rebates_paid',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    const deltas = events.map(({ payload }): Delta => {
      const { memberId, merchantCode, currency, own, team, paidAt } = payload;
      return {
        ...{ memberId, currency, day: dayOf(new Date(paidAt), zones.get(merchantCode)!) },
        rebates: BigInt(own) + BigInt(team),
      };
    });
    await addToTeams(tx, deltas);
  },
};

/** What came to payees themselves; what went on to those below is theirs. */
const countBills: EventHandler<'agents.bill_moved'> = {
  name: 'agents.count_team_bills',
  on: 'agents.bill_moved',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    const deltas = events
      .filter(({ payload }) => payload.received !== '0')
      .map(({ payload, recordedAt }): Delta => {
        const { memberId, merchantCode, currency, kind, received } = payload;
        return {
          ...{ memberId, currency, day: dayOf(recordedAt, zones.get(merchantCode)!) },
          [kind === 'DIVIDEND' ? 'dividends' : 'salaries']: BigInt(received),
        };
      });
    await addToTeams(tx, deltas);
  },
};

/** Whoever was here counts once for the day, however often they came. */
const noteLogins: EventHandler<'identity.member_seen'> = {
  name: 'agents.note_team_logins',
  on: 'identity.member_seen',
  async handle({ tx }, events) {
    const zones = await listBusinessZones(tx);
    await noteSeen(
      tx,
      'LOGIN',
      events.map(({ payload: { memberId, merchantCode }, recordedAt }) => ({
        memberId,
        day: dayOf(recordedAt, zones.get(merchantCode)!),
      })),
    );
  },
};

export const figureEventHandlers = [
  countBets,
  countMorePaid,
  countDeposits,
  countWithdrawals,
  countRewards,
  countRebates,
  countBills,
  noteLogins,
] as const;

async function betsOf(
  tx: Tx,
  events: readonly Told<Settlement>[],
  bets: 0n | 1n,
): Promise<Delta[]> {
  const zones = await listBusinessZones(tx);
  return events.map(({ payload }) => ({
    memberId: payload.memberId,
    currency: payload.currency,
    category: payload.category,
    day: windowsOf(new Date(payload.settledAt), zones.get(payload.merchantCode)!).day,
    stake: BigInt(payload.stake),
    validTurnover: BigInt(payload.validTurnover),
    payout: BigInt(payload.payout),
    bets,
  }));
}
