import type { HouseDesk } from '@maneki/contract/house/desk';
import type { lotteryDeskCalls } from '@maneki/contract/house/lottery-desk';
import { setLottery } from '#features/draws';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';
import { listDaysOff, setDaysOff } from './days-off.ts';
import { describeLotteries, listAwaited } from './describe-lotteries.ts';
import { enterResult } from './enter-result.ts';
import { findDeskIssue } from './find-desk-issue.ts';
import { listDeskIssues } from './list-desk-issues.ts';
import { listRestrictions, restrictNumbers } from './restrict-numbers.ts';
import { voidIssue } from './void-issue.ts';

export type LotteryDesk = Pick<HouseDesk, keyof typeof lotteryDeskCalls>;

/** What an operator may do with lotteries. Who may, and what is recorded of it, is the platform's matter. */
export const openLotteryDesk = (
  services: HouseServices,
  { onMoved }: { onMoved(): void },
): LotteryDesk => ({
  listLotteries: () => describeLotteries(services),
  async setLottery(wish) {
    const isKnown = await services.database.transact(async (tx) => {
      if (!(await setLottery(tx, wish))) return false;
      await raiseVersion(tx, LOTTERIES);
      return true;
    });
    onMoved();
    return { isKnown };
  },
  listIssues: (wish) => listDeskIssues(services, wish),
  listAwaited: () => listAwaited(services),
  findIssue: (wish) => findDeskIssue(services, wish),
  async restrictNumbers(wish) {
    const answer = await restrictNumbers(services, wish);
    onMoved();
    return answer;
  },
  listRestrictions: (wish) => listRestrictions(services, wish),
  async enterResult(wish) {
    const outcome = await enterResult(services, wish);
    onMoved();
    return { outcome };
  },
  async voidIssue(wish) {
    const outcome = await voidIssue(services, wish);
    onMoved();
    return { outcome };
  },
  // A win that was paid is the player's: the protocol to the platform pays more, but takes nothing back.
  resettleIssue: async () => ({ outcome: 'FINAL' }),
  setDaysOff: (wish) => setDaysOff(services, wish),
  listDaysOff: (wish) => listDaysOff(services, wish),
});
