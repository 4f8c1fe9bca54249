import type { DeskAnswer } from '@maneki/contract/house/desk';
import { done } from '@maneki/kernel/outcome';
import type { HouseSource } from '#features/play';
import { askLotteries, no } from './ask-lotteries.ts';

export const VOID_KIND = 'lottery.voidIssue';
export const RESETTLE_KIND = 'lottery.resettleIssue';

export const issueSubjectOf = (gameId: string, issueNo: number): string =>
  `lottery ${gameId} issue ${issueNo}`;

export type IssueName = { readonly lottery: string; readonly no: number };
export type FoundIssue = Omit<NonNullable<DeskAnswer<'findIssue'>['found']>, 'slips'>;

/** What the house knows of an issue now, for whoever decides about it. */
export async function findIssue(house: HouseSource, { lottery: gameId, no: issueNo }: IssueName) {
  const asked = await askLotteries(house, (desk) =>
    desk.findIssue({ gameId, no: issueNo, limit: 1 }),
  );
  if (!asked.ok) return asked;
  return asked.value.found ? done<FoundIssue>(asked.value.found) : no('lottery.issue_unknown');
}
