import type { DrawnIssue, IssueView, LotteryGameView } from '@maneki/contract/house/lottery';
import { FAMILIES } from '@maneki/games/lottery/families';
import { derive } from '@maneki/games/lottery/find-play';
import type { LotteryGame } from '@maneki/games/lottery/games';
import { vendorOf } from '@maneki/games/lottery/vendor';
import type { Issue, LotterySetting } from '#features/draws';

export const viewIssue = (
  issue: Pick<Issue, 'no' | 'issueNo' | 'openAt' | 'closeAt' | 'drawAt' | 'status' | 'commitment'>,
): IssueView => ({
  no: issue.no,
  issueNo: issue.issueNo,
  openAt: issue.openAt.toISOString(),
  closeAt: issue.closeAt.toISOString(),
  drawAt: issue.drawAt.toISOString(),
  status: issue.status,
  commitment: issue.commitment,
});

export const viewDrawn = (
  { family }: Pick<LotteryGame, 'family'>,
  { no, issueNo, drawAt, status, result }: Issue,
): DrawnIssue => ({
  no,
  issueNo,
  drawAt: drawAt.toISOString(),
  status,
  result: result && [...result],
  figures: result ? derive(FAMILIES[family], result) : {},
});

/** Whether an issue is shown among the results of its game. */
export const isShown = ({ status }: Pick<Issue, 'status'>): boolean =>
  status === 'DRAWN' || status === 'SETTLED' || status === 'VOID';

/** A lottery as everybody sees it. */
export function viewGame(
  game: LotteryGame,
  {
    setting,
    issues,
    over,
    now,
  }: {
    readonly setting: LotterySetting | undefined;
    /** Those that wait for a draw. */
    readonly issues: readonly Issue[];
    /** Those that had one, or came to nothing; newest first. */
    readonly over: readonly DrawnIssue[];
    readonly now: Date;
  },
): LotteryGameView {
  const { gameId, code, family, drawSource, schedule } = game;
  const byNo = issues.toSorted((one, other) => one.no - other.no);
  const find = (wanted: Issue['status']) => byNo.find(({ status }) => status === wanted);
  const current = find('OPEN') ?? find('SCHEDULED');
  const drawing = find('CLOSED');
  return {
    gameId,
    vendor: vendorOf(game),
    code,
    family,
    drawSource,
    minutes: 'minutes' in schedule ? schedule.minutes : null,
    playTypes: [...game.playTypes],
    prizeModes: [...game.prizeModes],
    // Whoever pauses a game lets the issue that is open go to its end.
    isOpen: setting?.isOffered === true && (!setting.isPaused || current?.status === 'OPEN'),
    current: current ? viewIssue(current) : null,
    drawing: drawing ? viewIssue(drawing) : null,
    // One that was given back ahead of its draw must not stand before those that are drawn until then.
    last:
      over.find(({ status, drawAt }) => status !== 'VOID' || Date.parse(drawAt) <= now.getTime()) ??
      null,
  };
}
