import type { ShownFilm } from '../shown-content.ts';

type Watched = Pick<ShownFilm, 'film'>;

/**
 * The film at the end of home: the first that does not already play in the news above it. None where
 * there is no other, because the same film twice on a page looks like a mistake.
 */
export function chooseFilm<Item extends Watched>(
  films: readonly Item[],
  hot: readonly Watched[],
): Item | undefined {
  const above = hot[0]?.film ?? null;
  return films.find(({ film }) => film === null || film !== above);
}
