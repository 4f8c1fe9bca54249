import type { Language } from '@maneki/contract/language';
import { CHESTS, MISSION_METRICS } from '@maneki/contract/rewards/mission';
import type { MissionView } from '@maneki/contract/rewards/mission-schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { getMainAccount, startOfDay, type Windows, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Claim, ClaimServices } from '../grants/in-one-step.ts';
import { listGivenKeys } from '../grants/store.ts';
import { listMerchantMissions } from '../mission-definitions/store.ts';
import { listProgress, sumActivity } from '../mission-progress/store.ts';
import { readReference, referenceIn } from '../reference-amount.ts';
import { chestKey, chestState } from './chest.ts';
import { isKnown } from './known-facts.ts';
import { type Mission, type Progress, periodOf, stateOf, targetIn } from './mission.ts';

/** One that begins within these days is shown before. */
const AHEAD_DAYS = 7;

type Reader = Claim & { readonly language: Language };
type Board = Reader & {
  readonly currency: string;
  readonly windows: Windows;
  readonly resetsAt: Date;
  readonly weekEndsAt: Date;
};

/** The board of a member: missions with their progress, the activity of today and its chests. */
export async function listMissions(
  services: Pick<ClaimServices, 'database' | 'merchants'>,
  reader: Reader,
) {
  const account = await getMainAccount(services, reader);
  const { merchant_code: merchantCode, currency } = account;
  const { businessTimezone: zone } = services.merchants.get(merchantCode);
  const windows = windowsOf(reader.now, zone);
  const dayAfter = (day: string, days: number) =>
    startOfDay(new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10), zone);
  const resetsAt = dayAfter(windows.day, 1);
  const board = { ...reader, currency, windows, resetsAt, weekEndsAt: dayAfter(windows.week, 7) };
  return services.database.transact(async (tx) => {
    const missions = (await listMerchantMissions(tx, merchantCode)).filter((mission) =>
      isShown(mission, { now: reader.now, dayBegan: startOfDay(windows.day, zone) }),
    );
    const { activity, chests } = await readChests(tx, board);
    return {
      currency: moneyOf(currency),
      activity,
      chests,
      missions: await describeAll(tx, missions, board),
      resetsAt: resetsAt.toISOString(),
    };
  });
}

/** What is on: running, about to begin, or over since today. */
const isShown = (
  { isOn, startsAt, endsAt }: Mission,
  { now, dayBegan }: { readonly now: Date; readonly dayBegan: Date },
): boolean =>
  isOn &&
  (!startsAt || startsAt.getTime() < now.getTime() + AHEAD_DAYS * DAY_MS) &&
  (!endsAt || endsAt > dayBegan);

async function readChests(tx: Tx, { memberId, windows, currency }: Board) {
  const { day } = windows;
  const activity = await sumActivity(tx, { memberId, day, currency });
  const sourceKeys = CHESTS.map((chest) => chestKey(day, chest));
  const given = await listGivenKeys(tx, { memberId, kind: 'CHEST', sourceKeys });
  const chests = CHESTS.map((chest) => ({
    at: chest.at,
    points: chest.points,
    amount: writeAmount(referenceIn(readReference(chest.cashRu), currency)),
    state: chestState(chest, { activity, isGiven: given.has(chestKey(day, chest)) }),
  }));
  return { activity, chests };
}

async function describeAll(
  tx: Tx,
  missions: readonly Mission[],
  board: Board,
): Promise<MissionView[]> {
  const { memberId, currency, windows } = board;
  const periods = [...new Set(missions.map(({ repeat }) => periodOf(repeat, windows)))];
  const progress = await listProgress(tx, { memberId, currency, periods });
  const views: MissionView[] = [];
  for (const mission of missions) {
    const stored = progress.get(`${mission.code} ${periodOf(mission.repeat, windows)}`);
    const isTrue = stored ? undefined : await isKnown(tx, { memberId, metric: mission.metric });
    const known = isTrue ? { value: 1n, doneAt: board.now, claimedAt: null } : undefined;
    views.push(describe(mission, stored ?? known, board));
  }
  return views;
}

function describe(mission: Mission, progress: Progress | undefined, board: Board): MissionView {
  const { metric, points, activity, repeat } = mission;
  const target = targetIn(mission, board.currency);
  const value = progress?.value ?? 0n;
  const isMoney = MISSION_METRICS[metric] === 'MONEY';
  const write = (counted: bigint) => (isMoney ? writeAmount(counted) : String(counted));
  const periodEnds = { DAILY: board.resetsAt, WEEKLY: board.weekEndsAt, ONCE: null }[repeat];
  const ends = [mission.endsAt, periodEnds].filter((end) => end !== null);
  const endsAt = ends.toSorted((left, right) => left.getTime() - right.getTime())[0];
  const cash = referenceIn(mission.cashRu, board.currency);
  return {
    code: mission.code,
    tab: mission.tab,
    title: mission.titles[board.language],
    metric,
    repeat,
    target: write(target),
    // Who was done keeps that where the target was raised since.
    value: write(value < target && !progress?.doneAt ? value : target),
    state: stateOf(mission, progress, board.now),
    amount: writeAmount(cash),
    points,
    activity,
    multiple: cash > 0n ? mission.multiple : 0,
    startsAt: mission.startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** Whether a merchant has any mission that somebody could do now. */
export async function areMissionsOn(
  tx: Tx,
  { merchantCode, now }: { readonly merchantCode: string; readonly now: Date },
): Promise<boolean> {
  const missions = await listMerchantMissions(tx, merchantCode);
  return missions.some((mission) => mission.isOn && stateOf(mission, undefined, now) === 'DOING');
}
