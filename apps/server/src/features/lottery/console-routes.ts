import type { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import type { HouseSource } from '#features/play';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Log } from '#platform/metrics/log';
import { listDaysOff, setDaysOff } from './console/days-off.ts';
import { getIssue, listIssues, listSlips } from './console/describe-issues.ts';
import { getLottery, listLotteries } from './console/describe-lotteries.ts';
import { proposeResettlement } from './console/resettle-issue.ts';
import { listRestrictions, restrictNumbers } from './console/restrict-numbers.ts';
import { setLimits } from './console/set-limits.ts';
import { setLottery } from './console/set-lottery.ts';
import { proposeIssueVoid } from './console/void-issue.ts';
import { enterResult } from './results/enter-result.ts';
import { listAwaited } from './results/list-awaited.ts';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function lotteryConsoleHandlers({
  database,
  play: { house },
  jobs,
  log,
}: {
  readonly database: Database;
  readonly play: { readonly house: HouseSource };
  readonly jobs: Pick<Jobs, 'send'>;
  readonly log: Log;
}): Handlers<typeof lotteryConsoleEndpoints> {
  const places = { database, house };
  return {
    listLotteries: (call, wish) => listLotteries(house, call, wish),
    getLottery: (call, wish) => getLottery(house, call, wish),
    pauseLottery: setLottery(house, 'isPaused'),
    offerLottery: setLottery(house, 'isOffered'),
    setLimits: setLimits(house),
    listIssues: (_, wish) => listIssues(house, wish),
    getIssue: (call, wish) => getIssue(places, call, wish),
    listIssueSlips: (call, wish) => listSlips(places, call, wish),
    listRestrictions: (_, wish) => listRestrictions(house, wish),
    restrictNumbers: restrictNumbers(house),
    listDaysOff: (call, wish) => listDaysOff(house, call, wish),
    setDaysOff: setDaysOff(house),
    listAwaited: (call, wish) => listAwaited(places, call, wish),
    enterResult: enterResult({ house, jobs, log }),
    proposeIssueVoid: proposeIssueVoid(house),
    proposeResettlement: proposeResettlement(house),
  };
}
