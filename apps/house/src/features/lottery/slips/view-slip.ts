import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { isCancellable, type LotteryGame } from '@maneki/games/lottery/games';
import { type Issue, listIssuesByNo, takesBets } from '#features/draws';
import { type Round, slipOf, viewRound } from '#features/rounds';
import type { Tx } from '#platform/database';

/** Whether a slip can be given back by its owner. */
export const mayCancel = (
  game: LotteryGame,
  round: Round,
  { issue, now }: { readonly issue: Issue | undefined; readonly now: Date },
): boolean =>
  round.status === 'TAKEN' &&
  issue !== undefined &&
  takesBets(issue, now) &&
  isCancellable(game, slipOf(round).playType);

/** Slips as their owner sees them. */
export async function viewSlips(
  tx: Tx,
  game: LotteryGame,
  { rounds, now }: { readonly rounds: readonly Round[]; readonly now: Date },
): Promise<LotteryRoundView[]> {
  const open = rounds.filter(({ status }) => status === 'TAKEN');
  const nos = [...new Set(open.map(({ tableRound }) => tableRound!))];
  const { gameId } = game;
  const issues = new Map(
    (await listIssuesByNo(tx, { gameId, nos })).map((issue) => [issue.no, issue]),
  );
  return rounds.map((round) => ({
    ...viewRound(round as Round & { kind: 'lottery' }),
    isCancellable: mayCancel(game, round, { issue: issues.get(round.tableRound!), now }),
  }));
}
