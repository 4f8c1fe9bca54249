import type { HouseServices } from '#platform/services';
import { type DueIssue, endDue } from './advance-issues.ts';

/** Of so many games at once issues are settled: other games' must not wait for a full one. */
const GAMES_AT_ONCE = 4;

/** Ends issues: those of a game one after the other, those of several games side by side, and none twice at once. */
export function createEnder(
  services: HouseServices,
  onMoved: () => void,
): (issues: readonly DueIssue[]) => Promise<void> {
  const ending = new Set<string>();
  // One that has to wait holds up nobody here: what is drawn looks by itself whether an earlier one is settled.
  const endGame = async (gameId: string, issues: readonly DueIssue[]): Promise<void> => {
    for (const issue of issues)
      await endDue(services, issue).catch((error: unknown) => {
        services.log.error({ err: error, gameId, no: issue.no }, 'an issue was not ended');
      });
    ending.delete(gameId);
    onMoved();
  };
  return async (issues) => {
    const games = [...Map.groupBy(issues, ({ gameId }) => gameId)];
    const free = games.filter(([gameId]) => !ending.has(gameId));
    for (const [gameId] of free) ending.add(gameId);
    const next = async (): Promise<void> => {
      for (let game = free.shift(); game; game = free.shift()) await endGame(...game);
    };
    await Promise.all(Array.from({ length: GAMES_AT_ONCE }, next));
  };
}
