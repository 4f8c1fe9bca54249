import { done, type Outcome } from '@maneki/kernel/outcome';
import { windowsOf } from '#features/wallet';
import { giveAtOnce } from '../grants/give-at-once.ts';
import {
  type AccountRefusal,
  type Because,
  because,
  type Claim,
  type ClaimServices,
  findAccountRefusal,
  inOneStep,
} from '../grants/in-one-step.ts';
import { sumActivity } from '../mission-progress/store.ts';
import { readReference, referenceIn } from '../reference-amount.ts';
import { chestKey, findChest } from './chest.ts';
import type { Given } from './claim-mission.ts';

type ChestRefusal = Because<'rewards.chest_closed'> | AccountRefusal;

/** How often the money of a chest has to be staked before it may leave. */
const CHEST_MULTIPLE = 1;

/** Opens a chest that the activity of today has reached, once. Opened again it answers what was in it. */
export const claimChest = (
  services: ClaimServices,
  { at, ...claim }: Claim & { readonly at: number },
): Promise<Outcome<Given, ChestRefusal>> =>
  inOneStep<Given, ChestRefusal>(services, claim, async (tx, into) => {
    const { memberId, merchantCode, currency, now } = into;
    const { day } = windowsOf(now, services.merchants.get(merchantCode).businessTimezone);
    const chest = findChest(at);
    const activity = await sumActivity(tx, { memberId, day, currency });
    if (!chest || activity < chest.at) return because('rewards.chest_closed');
    const refusal = await findAccountRefusal(tx, into);
    if (refusal) return refusal;
    const given = await giveAtOnce(tx, services, into, {
      kind: 'CHEST',
      sourceKey: chestKey(day, chest),
      number: chest.at,
      amount: referenceIn(readReference(chest.cashRu), currency),
      points: chest.points,
      multiple: CHEST_MULTIPLE,
    });
    if (!given) return because('rewards.chest_closed');
    return done({ amount: given.amount, points: given.points, activity: 0, currency });
  });
