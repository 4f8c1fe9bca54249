import type { InfiniteData } from '@tanstack/react-query';
import type { GamePage } from './queries.ts';

/** The ids with one more or one less. What is there already is not added twice. */
export function withFavourite(ids: readonly string[], nodeId: string, isOn: boolean): string[] {
  const others = ids.filter((id) => id !== nodeId);
  if (!isOn) return others;
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...ids];
}

/** The same pages without a game, so that its tile goes at once and the others stay. */
export const withoutGame = (
  { pages, pageParams }: InfiniteData<GamePage>,
  nodeId: string,
): InfiniteData<GamePage> => ({
  pages: pages.map((page) => ({
    ...page,
    games: page.games.filter((game) => game.nodeId !== nodeId),
  })),
  pageParams,
});
