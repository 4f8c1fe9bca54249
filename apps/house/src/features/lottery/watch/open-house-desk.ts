import type { DeskAnswer, HouseDesk } from '@maneki/contract/house/desk';
import type { lotteryDeskCalls } from '@maneki/contract/house/lottery-desk';
import { findIssue, type IssueName } from '#features/draws';
import type { HouseServices } from '#platform/services';
import type { ResettleOutcome, ResultOutcome } from '../desk/enter-result.ts';
import type { LotteryDesk } from '../desk/open-lottery-desk.ts';
import { listDaysOff, setDaysOff } from './days-off.ts';
import { describeLotteries, listAwaited } from './describe-lotteries.ts';
import { findDeskIssue } from './find-desk-issue.ts';
import { listDeskIssues } from './list-desk-issues.ts';
import { listRestrictions, restrictNumbers } from './restrict-numbers.ts';

const ENTERED = {
  ENTERED: 'ENTERED',
  DRAWN: 'DIFFERENT',
  INVALID: 'UNFIT',
  NOT_DUE: 'EARLY',
  NOT_OFFICIAL: 'HOUSE_DRAWN',
  UNKNOWN: 'UNKNOWN',
} as const satisfies Record<ResultOutcome, DeskAnswer<'enterResult'>['outcome']>;

const RESETTLED = {
  RESETTLED: 'RESETTLED',
  CHANGED: 'CHANGED',
  INVALID: 'UNFIT',
  NOT_SETTLED: 'UNSETTLED',
  NOT_OFFICIAL: 'HOUSE_DRAWN',
  UNKNOWN: 'UNKNOWN',
} as const satisfies Record<ResettleOutcome, DeskAnswer<'resettleIssue'>['outcome']>;

/** The lotteries as the platform asks for them: what operators see, and what they may do by its wire. */
export function openHouseDesk(
  services: HouseServices,
  desk: LotteryDesk,
): Pick<HouseDesk, keyof typeof lotteryDeskCalls> {
  const isVoid = async (name: IssueName) =>
    (await services.database.statement((tx) => findIssue(tx, name)))?.status === 'VOID';
  return {
    listLotteries: () => describeLotteries(services),
    async setLottery({ gameId, isPaused, isOffered }) {
      const isKnown = await desk.setLottery({
        gameId,
        ...(isPaused === undefined ? {} : { isPaused }),
        ...(isOffered === undefined ? {} : { isOffered }),
      });
      return { isKnown };
    },
    setLotteryLimits: async (wish) => ({ was: (await desk.setLimits(wish)) ?? null }),
    listIssues: (wish) => listDeskIssues(services, wish),
    listAwaited: () => listAwaited(services),
    findIssue: (wish) => findDeskIssue(services, wish),
    restrictNumbers: (wish) => restrictNumbers(services, desk, wish),
    listRestrictions: (wish) => listRestrictions(services, wish),
    async enterResult(wish) {
      const outcome = ENTERED[await desk.enterResult(wish)];
      if (outcome === 'EARLY' && (await isVoid(wish))) return { outcome: 'VOID' };
      return { outcome };
    },
    async resettleIssue({ reason: _, ...wish }) {
      const outcome = RESETTLED[await desk.resettleIssue(wish)];
      if (outcome === 'UNSETTLED' && (await isVoid(wish))) return { outcome: 'VOID' };
      return { outcome };
    },
    voidIssue: async (wish) => ({ outcome: await desk.voidIssue(wish) }),
    setDaysOff: (wish) => setDaysOff(services, wish),
    listDaysOff: (wish) => listDaysOff(services, wish),
  };
}
