import type { Events } from '@maneki/contract/contract';
import { listBusinessZones } from '#features/site';
import { windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { readLevels } from './levels/list-levels.ts';
import { raiseLevels } from './standings/raise-levels.ts';
import { addToStandings } from './standings/store.ts';
import { type Counted, sumFacts } from './standings/sum-facts.ts';

type Told<Payload> = { readonly payload: Payload; readonly recordedAt: Date };

/** A decided bet brings its member nearer to the next level. */
const countBets: EventHandler<'play.bet_settled'> = {
  name: 'rewards.count_vip_bets',
  on: 'play.bet_settled',
  handle: ({ tx }, events) => count(tx, events, ofBet),
};

/** A settled bet that was paid more or less after all may count for more or less, too. */
const countMorePlayed: EventHandler<'play.bet_resettled'> = {
  name: 'rewards.count_more_vip_bets',
  on: 'play.bet_resettled',
  handle: ({ tx }, events) => count(tx, events, ofBet),
};

const countDeposits: EventHandler<'cashier.deposit_succeeded'> = {
  name: 'rewards.count_vip_deposits',
  on: 'cashier.deposit_succeeded',
  handle: ({ tx }, events) => count(tx, events, ofDeposit),
};

/** Tells the open pages of a member that their level is another one now. */
const tellLevel: EventHandler<'rewards.level_changed'> = {
  name: 'rewards.tell_level',
  on: 'rewards.level_changed',
  async handle({ pushToMember }, events) {
    for (const { payload } of events) {
      pushToMember('rewards.changed', payload, {});
      pushToMember('rewards.level', payload, {});
    }
  },
};

export const vipEventHandlers = [countBets, countMorePlayed, countDeposits, tellLevel] as const;

const ofBet = (bet: Events['play.bet_settled']): Counted => ({
  ...{ memberId: bet.memberId, merchantCode: bet.merchantCode, currency: bet.currency },
  turnover: BigInt(bet.validTurnover),
  deposit: 0n,
  at: new Date(bet.settledAt),
});

const ofDeposit = (deposit: Events['cashier.deposit_succeeded']): Counted => ({
  memberId: deposit.memberId,
  merchantCode: deposit.merchantCode,
  currency: deposit.currency,
  turnover: 0n,
  deposit: BigInt(deposit.amount),
  at: new Date(deposit.creditedAt),
});

/** The outbox hands each fact over once, together with what is written of it here: nothing counts twice. */
async function count<Payload>(
  tx: Tx,
  events: readonly Told<Payload>[],
  countedOf: (payload: Payload) => Counted,
): Promise<void> {
  const zones = await listBusinessZones(tx);
  const added = sumFacts(
    events.map(({ payload }) => countedOf(payload)),
    ({ merchantCode, at }) => windowsOf(at, zones.get(merchantCode)!).month,
  );
  if (added.length === 0) return;
  const standings = await addToStandings(tx, added);
  const levelsOf = await readLevels(tx);
  const now = new Date(Math.max(...events.map(({ recordedAt }) => recordedAt.getTime())));
  await raiseLevels(tx, standings, { levelsOf, now });
}
