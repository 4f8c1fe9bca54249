import { type DrawnIssue, type LotteryGameView, RESULTS_MAX } from '@maneki/contract/house/lottery';
import { findLotteryGame, LOTTERY_GAMES } from '@maneki/games/lottery/games';
import type { Issue, LotterySetting } from '#features/draws';
import { isShown, viewDrawn, viewGame } from './view-game.ts';

type Seen = {
  readonly view: LotteryGameView;
  readonly version: number;
  /** Written once, however many watch. */
  readonly text: string;
};

/** Lotteries as they were last seen: fed with what has changed, it tells which games look different now. */
export function createBoardMemory() {
  const waiting = new Map<string, Map<number, Issue>>();
  const results = new Map<string, readonly DrawnIssue[]>();
  const seen = new Map<string, Seen>();

  const take = (issue: Issue): void => {
    const { gameId, no } = issue;
    const game = findLotteryGame(gameId);
    if (!game) return;
    const open = waiting.get(gameId) ?? new Map<number, Issue>();
    waiting.set(gameId, open);
    if (!isShown(issue)) {
      open.set(no, issue);
      return;
    }
    open.delete(no);
    const others = (results.get(gameId) ?? []).filter((other) => other.no !== no);
    const all = [...others, viewDrawn(game, issue)].sort((one, other) => other.no - one.no);
    results.set(gameId, all.slice(0, RESULTS_MAX));
  };

  /** Answers the games that look different than before. */
  const show = (
    settings: readonly LotterySetting[],
    { version, now }: { readonly version: number; readonly now: Date },
  ): string[] => {
    const byGame = new Map(settings.map((setting) => [setting.gameId, setting]));
    return LOTTERY_GAMES.flatMap((game) => {
      const { gameId } = game;
      const setting = byGame.get(gameId);
      const issues = [...(waiting.get(gameId)?.values() ?? [])];
      if (!setting?.isOffered && issues.length === 0) {
        seen.delete(gameId);
        return [];
      }
      const view = viewGame(game, { setting, issues, over: results.get(gameId) ?? [], now });
      const before = seen.get(gameId);
      if (before && JSON.stringify(before.view) === JSON.stringify(view)) return [];
      seen.set(gameId, { view, version, text: JSON.stringify({ ...view, version }) });
      return [gameId];
    });
  };

  return {
    learn(
      { issues, settings }: { issues: readonly Issue[]; settings: readonly LotterySetting[] },
      at: { readonly version: number; readonly now: Date },
    ): string[] {
      for (const issue of issues) take(issue);
      return show(settings, at);
    },
    list: (): LotteryGameView[] =>
      LOTTERY_GAMES.flatMap(({ gameId }) => seen.get(gameId)?.view ?? []),
    find: (gameId: string): Seen | undefined => seen.get(gameId),
    resultsOf: (gameId: string): readonly DrawnIssue[] => results.get(gameId) ?? [],
  };
}
