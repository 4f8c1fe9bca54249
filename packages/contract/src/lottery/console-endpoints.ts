import type { Endpoints } from '../endpoint.ts';
import type { LotteryRefusal } from './refusals.ts';

const module = 'COMM3';

/** What operators see and do about the house's lotteries. All merchants share them. */
export const lotteryConsoleEndpoints = {
  /** Every lottery, offered or not, with what its current issue holds. */
  listLotteries: {
    name: 'lottery.listLotteries',
    method: 'GET',
    path: '/console/lottery/lotteries',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable'],
  },
  getLottery: {
    name: 'lottery.getLottery',
    method: 'GET',
    path: '/console/lottery/lottery',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable', 'lottery.game_unknown'],
  },
  /** Opens no further issue once the current one is over, or goes on. */
  pauseLottery: {
    name: 'lottery.pauseLottery',
    method: 'POST',
    path: '/console/lottery/lottery/pause',
    module,
    access: 'operator:runLotteries',
    refusals: ['lottery.unreachable', 'lottery.game_unknown', 'lottery.of_all'],
  },
  /** Shows a lottery to players, or does not. */
  offerLottery: {
    name: 'lottery.offerLottery',
    method: 'POST',
    path: '/console/lottery/lottery/offer',
    module,
    access: 'operator:runLotteries',
    refusals: ['lottery.unreachable', 'lottery.game_unknown', 'lottery.of_all'],
  },
  /** What a lottery may cost from now on, also in the issue that is open. Slips that are placed stay. */
  setLimits: {
    name: 'lottery.setLimits',
    method: 'POST',
    path: '/console/lottery/lottery/limits',
    module,
    access: 'operator:runLotteries',
    refusals: ['lottery.unreachable', 'lottery.game_unknown', 'lottery.of_all'],
  },
  /** Issues of a lottery that have opened, the newest first. */
  listIssues: {
    name: 'lottery.listIssues',
    method: 'GET',
    path: '/console/lottery/issues',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable'],
  },
  /** One issue: totals by play, the heaviest loaded numbers, and what proves it. */
  getIssue: {
    name: 'lottery.getIssue',
    method: 'GET',
    path: '/console/lottery/issue',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable', 'lottery.issue_unknown'],
  },
  /** The slips of an issue, the oldest first. Whose they are is told of this merchant's alone. */
  listIssueSlips: {
    name: 'lottery.listIssueSlips',
    method: 'GET',
    path: '/console/lottery/issue/slips',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable', 'lottery.issue_unknown'],
  },
  /** What is restricted now or will be from a later issue on. */
  listRestrictions: {
    name: 'lottery.listRestrictions',
    method: 'GET',
    path: '/console/lottery/restrictions',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable'],
  },
  /** Closes numbers from an issue on that has not opened, has them pay half, or lifts that. */
  restrictNumbers: {
    name: 'lottery.restrictNumbers',
    method: 'POST',
    path: '/console/lottery/restrictions',
    module,
    access: 'operator:runLotteries',
    refusals: [
      'lottery.unreachable',
      'lottery.game_unknown',
      'lottery.of_all',
      'lottery.issue_open',
      'lottery.number_unfit',
    ],
  },
  /** Days on which lotteries are not drawn. */
  listDaysOff: {
    name: 'lottery.listDaysOff',
    method: 'GET',
    path: '/console/lottery/days-off',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable'],
  },
  setDaysOff: {
    name: 'lottery.setDaysOff',
    method: 'POST',
    path: '/console/lottery/days-off',
    module,
    access: 'operator:runLotteries',
    refusals: ['lottery.unreachable', 'lottery.of_all', 'lottery.days_unfit'],
  },
  /** Official issues that wait for their result, the oldest first, and how far entering it has come. */
  listAwaited: {
    name: 'lottery.listAwaited',
    method: 'GET',
    path: '/console/lottery/awaited',
    module,
    access: 'operator:readProviders',
    refusals: ['lottery.unreachable'],
  },
  /**
   * Types the result of an official draw. It counts once a second operator has typed the same, who is not told what
   * the first one typed.
   */
  enterResult: {
    name: 'lottery.enterResult',
    method: 'POST',
    path: '/console/lottery/result',
    module,
    access: 'operator:enterResults',
    refusals: [
      'lottery.unreachable',
      'lottery.of_all',
      'lottery.issue_unknown',
      'lottery.issue_void',
      'lottery.drawn_here',
      'lottery.result_early',
      'lottery.result_known',
      'lottery.result_unfit',
    ],
  },
  /** Has it wait for a second operator that all stakes of an issue are given back. */
  proposeIssueVoid: {
    name: 'lottery.proposeIssueVoid',
    method: 'POST',
    path: '/console/lottery/issue/void',
    module,
    access: 'operator:decideExceptions',
    refusals: [
      'lottery.unreachable',
      'lottery.of_all',
      'lottery.issue_unknown',
      'lottery.issue_void',
      'lottery.issue_settled',
      'lottery.issue_waits',
    ],
  },
  /** Has it wait for a second operator that an issue is settled by another result. */
  proposeResettlement: {
    name: 'lottery.proposeResettlement',
    method: 'POST',
    path: '/console/lottery/issue/resettle',
    module,
    access: 'operator:decideExceptions',
    refusals: [
      'lottery.unreachable',
      'lottery.of_all',
      'lottery.issue_unknown',
      'lottery.issue_void',
      'lottery.drawn_here',
      'lottery.issue_unsettled',
      'lottery.result_unfit',
      'lottery.result_same',
      'lottery.issue_waits',
    ],
  },
} as const satisfies Endpoints<LotteryRefusal['code']>;
