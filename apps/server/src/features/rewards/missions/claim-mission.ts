import { done, type Outcome } from '@maneki/kernel/outcome';
import { windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { giveAtOnce } from '../grants/give-at-once.ts';
import {
  type AccountRefusal,
  type Because,
  because,
  type Claim,
  type ClaimServices,
  findAccountRefusal,
  type GivenInto,
  inOneStep,
} from '../grants/in-one-step.ts';
import { findGiven } from '../grants/store.ts';
import { findMission } from '../mission-definitions/store.ts';
import type { ProgressKey } from '../mission-progress/advance.ts';
import { lockProgress, markClaimed, moveProgress } from '../mission-progress/store.ts';
import { referenceIn } from '../reference-amount.ts';
import { isKnown } from './known-facts.ts';
import { isRunning, type Mission, periodOf } from './mission.ts';

/** What somebody was given, with the activity that it counts for today. */
export type Given = {
  readonly amount: bigint;
  readonly points: number;
  readonly activity: number;
  readonly currency: string;
};

type MissionRefusal =
  | Because<'rewards.mission_unknown' | 'rewards.mission_not_done'>
  | AccountRefusal;

/** Takes what a finished mission gives, once in its period. Taken again it answers what was taken. */
export const claimMission = (
  services: ClaimServices,
  { code, ...claim }: Claim & { readonly code: string },
): Promise<Outcome<Given, MissionRefusal>> =>
  inOneStep<Given, MissionRefusal>(services, claim, async (tx, into) => {
    const { memberId, merchantCode, currency, now } = into;
    const mission = await findMission(tx, { merchantCode, code });
    if (!mission?.isOn || !isRunning(mission, now)) return because('rewards.mission_unknown');
    const windows = windowsOf(now, services.merchants.get(merchantCode).businessTimezone);
    const period = periodOf(mission.repeat, windows);
    const key = { memberId, missionCode: code, period, currency };
    await writeKnown(tx, mission, { ...key, now });
    const progress = await lockProgress(tx, key);
    if (!progress?.doneAt) return because('rewards.mission_not_done');
    const sourceKey = `${code} ${period} ${currency}`;
    const { activity } = mission;
    if (progress.claimedAt) {
      const given = await findGiven(tx, { memberId, kind: 'MISSION', sourceKey });
      const { amount = 0n, points = 0 } = given ?? {};
      return done({ amount, points, activity, currency });
    }
    const refusal = await findAccountRefusal(tx, into);
    if (refusal) return refusal;
    const given = await giveFor(tx, services, into, { mission, sourceKey });
    if (!given) return because('rewards.mission_not_done');
    await markClaimed(tx, { ...key, day: windows.day, activity, now });
    return done({ ...given, activity, currency });
  });

/** A mission may give nothing but activity, of which nothing has to be kept but the claim. */
async function giveFor(
  tx: Tx,
  services: ClaimServices,
  into: GivenInto,
  { mission, sourceKey }: { readonly mission: Mission; readonly sourceKey: string },
): Promise<Pick<Given, 'amount' | 'points'> | undefined> {
  const { points, multiple, titles: title } = mission;
  const amount = referenceIn(mission.cashRu, into.currency);
  if (amount === 0n && points === 0) return { amount, points };
  const gift = { kind: 'MISSION', sourceKey, amount, points, title, multiple } as const;
  return giveAtOnce(tx, services, into, gift);
}

/** What is looked up is written down when it is asked for, so that it is claimed like what is counted. */
async function writeKnown(
  tx: Tx,
  { merchantCode, metric, target }: Mission,
  { now, ...key }: ProgressKey & { readonly now: Date },
): Promise<void> {
  if (!(await isKnown(tx, { memberId: key.memberId, metric }))) return;
  const advances = [{ ...key, merchantCode, target, value: target }];
  await moveProgress(tx, { advances, how: 'BEST', now });
}
