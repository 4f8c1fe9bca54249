import type { InfiniteData } from '@tanstack/react-query';
import type { GamePage } from './queries.ts';

/** The ids with one more or one less. What is there already is not added twice. */
export function withFavourite(ids: readonly string[], nodeId: string, isOn: boolean): string[] {
  const others = ids.filter((id) => id !== nodeId);
  if (!isOn) return others;
  return ids.includes(nodeId) ? [...ids] : [nodeId, ...ids];
}

/** The same pages with a game where it was before it was taken away; others that went stay away. */
export const withGameBack = (
  { pages, pageParams }: InfiniteData<GamePage>,
  before: InfiniteData<GamePage>,
  nodeId: string,
): InfiniteData<GamePage> => ({
  pages: pages.map((page, place) => {
    const games = before.pages[place]?.games ?? [];
    const was = games.findIndex((game) => game.nodeId === nodeId);
    const isHere = page.games.some((game) => game.nodeId === nodeId);
    if (was < 0 || isHere) return page;
    return { ...page, games: page.games.toSpliced(was, 0, games[was]!) };
  }),
  pageParams,
});

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
