import type { PacketCode } from '@maneki/contract/rewards/packet-refusals';
import { invariant } from '@maneki/kernel/invariant';
import { displayAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { takeMemberTurn } from '#features/cashier';
import { dayOf, lockAccounts } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { OwnWish } from '../claims/claim-promotion.ts';
import { findObstacle, type Obstacle } from '../claims/find-obstacle.ts';
import { handOver } from '../claims/give.ts';
import {
  type AccountRefusal,
  type Because,
  because,
  type ClaimServices,
  findAccountRefusal,
  type GivenInto,
  inOneStep,
} from '../grants/in-one-step.ts';
import { countClaim, findPromotion, lockPromotion } from '../promotions/store.ts';
import { worthOf } from '../promotions/worth.ts';
import { referenceIn } from '../reference-amount.ts';
import { readPaidIn } from './paid-in.ts';
import { isOfPackets, type PacketPromotion, type Round, stateOf } from './round.ts';
import { findStanding, popPacket, type Standing } from './store.ts';

export type PacketWish = Omit<OwnWish, 'id'> & { readonly roundId: string };
export type PacketTaken = { readonly amount: bigint; readonly currency: string };

type PacketRefusal =
  | Because<Exclude<PacketCode, 'rewards.packet_deposit_low'>>
  | { readonly code: 'rewards.packet_deposit_low'; readonly detail: { readonly minimum: string } }
  | Obstacle
  | AccountRefusal;

type Answer = Outcome<PacketTaken, PacketRefusal>;

/** Thrown to undo everything: what is left of the budget is less than what the packet holds. */
class BudgetSpentError extends Error {
  override name = 'BudgetSpentError';
}

/**
 * Takes one packet of a round for a member, credited at once. Taken again, it answers what was taken. Nobody waits for
 * anybody: each takes another packet, and what they cost is counted at the very end.
 */
export async function takePacket(services: ClaimServices, wish: PacketWish): Promise<Answer> {
  const look = (tx: Tx) => findStanding(tx, wish);
  // Most come when everything is taken: they are told so before they hold anything.
  const seen = findAnswer(await services.database.statement(look), wish.now);
  if (seen) return seen;
  try {
    return await inOneStep<PacketTaken, PacketRefusal>(services, wish, async (tx, into) => {
      await takeMemberTurn(tx, wish.memberId);
      await lockAccounts(tx, [into]);
      const standing = await look(tx);
      const { round } = standing!;
      return (
        findAnswer(standing, wish.now) ??
        (await findAccountRefusal(tx, into)) ??
        (await takeOf(tx, services, round, { ...into, marks: wish.marks }))
      );
    });
  } catch (error) {
    if (error instanceof BudgetSpentError) return because('rewards.promotion_exhausted');
    throw error;
  }
}

/** What a member is told without taking anything; undefined where they may. */
function findAnswer(standing: Standing | undefined, now: Date): Answer | undefined {
  if (!standing) return because('rewards.packet_round_unknown');
  const { round, taken, isAnyLeft } = standing;
  if (taken) return done(moneyOfPacket(taken));
  const state = stateOf(round, now);
  if (state === 'PLANNED') return because('rewards.packet_round_early');
  if (state !== 'OPEN') return because('rewards.packet_round_over');
  return isAnyLeft ? undefined : because('rewards.packet_all_taken');
}

const moneyOfPacket = ({
  units,
  currency,
}: {
  readonly units: bigint;
  readonly currency: string;
}): PacketTaken => ({ amount: referenceIn(units, currency), currency });

type Taker = GivenInto & Pick<PacketWish, 'marks'>;

async function takeOf(
  tx: Tx,
  services: ClaimServices,
  { id: roundId, promotionId, startsAt }: Round,
  taker: Taker,
): Promise<Answer> {
  const { memberId, merchantCode, currency, now } = taker;
  const timezone = services.merchants.get(merchantCode).businessTimezone;
  const promotion = await findOffer(tx, { id: promotionId, merchantCode });
  const asked = { memberId, currency, at: startsAt, timezone };
  const { isEarned, minimum } = await readPaidIn(tx, promotion.rule, asked);
  if (!isEarned)
    return refused({
      code: 'rewards.packet_deposit_low',
      detail: { minimum: displayAmount(minimum) },
    });
  const claim = {
    ...{ memberId, currency, now, askedAt: now, marks: taker.marks },
    periodKey: `round ${roundId}`,
    businessDay: dayOf(startsAt, timezone),
  };
  const obstacle = await findObstacle(tx, promotion, { ...claim, worth: 1n });
  if (obstacle) return refused(obstacle);
  const units = await popPacket(tx, { roundId, memberId, currency, now });
  if (units === undefined) return because('rewards.packet_all_taken');
  const taken = moneyOfPacket({ units, currency });
  const gift = { ...claim, promotionId, amount: taken.amount, base: 0n, isCredited: true };
  await handOver(tx, services, promotion, gift);
  const worth = worthOf(taken.amount, moneyOf(currency));
  if (!(await countClaim(tx, { promotion, worth }))) throw new BudgetSpentError();
  return done(taken);
}

/** A member's own limits are kept by their turn; those of a place that many share only by holding the promotion. */
async function findOffer(
  tx: Tx,
  named: { readonly id: string; readonly merchantCode: string },
): Promise<PacketPromotion> {
  const found = await findPromotion(tx, named);
  invariant(found && isOfPackets(found), 'a round is of a promotion with packets');
  const { perAddress, perDevice } = found.limits;
  if (perAddress === null && perDevice === null) return found;
  const held = await lockPromotion(tx, named.id);
  invariant(isOfPackets(held), 'a promotion keeps its type');
  return held;
}
