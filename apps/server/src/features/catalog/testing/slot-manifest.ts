import { houseManifest } from '#testing/house-manifest';

const games = houseManifest.games.filter(({ kind }) => kind === 'slots');
const studios = new Set(games.map(({ vendor }) => vendor));

/** The house as if it had slots alone: lists of them stay the same when it learns another kind. */
export const slotManifest = {
  games,
  vendors: houseManifest.vendors.filter(({ code }) => studios.has(code)),
};
