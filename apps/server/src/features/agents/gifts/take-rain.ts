import type { GiftRefusal } from '@maneki/contract/agents/gift-refusals';
import { displayAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { takeMemberTurn } from '#features/cashier';
import { listParties } from '#features/identity';
import { listExcluded } from '#features/safety';
import { getMainAccount, lockAccounts } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { provideNodes } from '../tree/provide-nodes.ts';
import { type Gift, stateOf } from './gift.ts';
import type { GiftServices } from './gift-services.ts';
import {
  findPartyObstacle,
  isEarned,
  isInAudience,
  mayReceive,
  minTurnoverOf,
  readTurnovers,
} from './parties.ts';
import { findStanding, popPart, type Standing } from './rains/store.ts';
import { giveParts } from './settle-gift.ts';
import { shareGift } from './store.ts';
import { tellBalances } from './tell-balances.ts';

export type RainWish = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly id: string;
  readonly now: Date;
};

export type RainTaken = { readonly amount: bigint; readonly currency: string };

type TakeRefusal =
  | Exclude<
      Extract<GiftRefusal, { code: `agents.rain_${string}` | `agents.taker_${string}` }>,
      { code: 'agents.rain_time' }
    >
  | {
      readonly code: 'wallet.account_blocked' | 'wallet.account_closed';
      readonly detail: Record<never, never>;
    };

type Answer = Outcome<RainTaken, TakeRefusal>;

const because = <
  Code extends
    | 'agents.rain_unknown'
    | 'agents.rain_early'
    | 'agents.rain_over'
    | 'agents.rain_all_taken'
    | 'agents.taker_closed'
    | 'wallet.account_blocked'
    | 'wallet.account_closed',
>(
  code: Code,
) => refused({ code, detail: {} });

/**
 * Takes one packet of a lucky rain for a member, credited at once. Taken again, it answers what was taken. Takers do
 * not wait for each other: each takes another packet, and the rain is only shared, so that it cannot end meanwhile.
 */
export async function takeRain(services: GiftServices, wish: RainWish): Promise<Answer> {
  const { database } = services;
  // Most come when everything is taken: they are told so before they hold anything.
  const seen = await database.transact(async (tx) => {
    const standing = await findStanding(tx, wish);
    return findAnswer(standing, (await provideNodes(tx, [wish.memberId])).get(wish.memberId), wish);
  });
  if (seen) return seen;
  const { currency, code } = await getMainAccount(services, wish);
  const taken = await database.transact((tx) => takeIn(tx, services, { wish, currency, code }));
  if (taken.ok) await tellTaken(services, wish);
  return taken;
}

async function tellTaken(services: GiftServices, { id, memberId }: RainWish): Promise<void> {
  const standing = await services.database.statement((tx) => findStanding(tx, { id, memberId }));
  await tellBalances(services, { gift: standing!.gift, memberIds: [memberId] });
}

type Node = Parameters<typeof isInAudience>[0];

/** What somebody is told without taking anything; undefined where they may. */
function findAnswer(
  standing: Standing | undefined,
  node: Node | undefined,
  { merchantCode, now }: RainWish,
): Answer | undefined {
  const gift = standing?.gift;
  if (!gift?.rain || gift.merchantCode !== merchantCode) return because('agents.rain_unknown');
  if (standing?.taken != null) return done({ amount: standing.taken, currency: gift.currency });
  if (!node || !isInAudience(node, { senderId: gift.senderId, ...gift.rain }))
    return because('agents.rain_unknown');
  // Until an operator has looked at it, nobody knows of it.
  if (gift.status === 'PENDING_REVIEW' || gift.status === 'REJECTED')
    return because('agents.rain_unknown');
  const state = stateOf(gift, now);
  if (state === 'SCHEDULED') return because('agents.rain_early');
  if (state !== 'OPEN') return because('agents.rain_over');
  return standing?.isAnyLeft ? undefined : because('agents.rain_all_taken');
}

async function takeIn(
  tx: Tx,
  services: GiftServices,
  {
    wish,
    currency,
    code,
  }: { readonly wish: RainWish; readonly currency: string; readonly code: string },
): Promise<Answer> {
  const { memberId, id, now } = wish;
  await takeMemberTurn(tx, memberId);
  const gift = (await shareGift(tx, id))!;
  const node = (await provideNodes(tx, [memberId])).get(memberId);
  const answer = findAnswer(await findStanding(tx, wish), node, wish);
  if (answer) return answer;
  const refusal = await findTakerRefusal(tx, services, { gift, wish, currency, code });
  if (refusal) return refusal;
  const part = await popPart(tx, { giftId: id, memberId, now });
  if (!part) return because('agents.rain_all_taken');
  await giveParts(tx, services, gift, { parts: [{ ...part, memberId, givenAt: now }], now });
  return done({ amount: part.amount, currency: gift.currency });
}

async function findTakerRefusal(
  tx: Tx,
  { merchants }: Pick<GiftServices, 'merchants'>,
  {
    gift,
    wish: { memberId, now },
    currency,
    code,
  }: {
    readonly gift: Gift;
    readonly wish: RainWish;
    readonly currency: string;
    readonly code: string;
  },
): Promise<Answer | undefined> {
  const [account] = await lockAccounts(tx, [{ memberId, wallet: code as Gift['wallet'] }]);
  if (!account || account.closed_at) return because('wallet.account_closed');
  if (account.blocked_until && account.blocked_until > now)
    return because('wallet.account_blocked');
  const [party] = await listParties(tx, [memberId]);
  // Whoever plays in other money than the sender has, or at the top of a line, is not meant.
  if (!party || !mayReceive(party) || currency !== gift.currency)
    return because('agents.taker_closed');
  const excluded = await listExcluded(tx, { memberIds: [memberId], now });
  const obstacle = findPartyObstacle(party, {
    ...{ isExcluded: excluded.has(memberId), account, currency, now },
  });
  if (obstacle?.why === 'NEW')
    return refused({ code: 'agents.taker_new', detail: { hours: obstacle.hours } });
  if (obstacle) return because('agents.taker_closed');
  const timezone = merchants.get(gift.merchantCode).businessTimezone;
  const turnoverOf = await readTurnovers(tx, { memberIds: [memberId], currency, timezone, now });
  if (isEarned(turnoverOf(memberId), currency)) return undefined;
  const minimum = displayAmount(minTurnoverOf(moneyOf(currency)));
  return refused({ code: 'agents.rain_not_earned', detail: { minimum } });
}
