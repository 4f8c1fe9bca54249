/** What the frame and the first page need; the rest of the feature comes with the pages that show it. */
export { gameHosts, pictureOf } from './game-picture.ts';
export { gameAddress } from './launch-way.ts';
export { CategoryMenu } from './lobby/category-menu.tsx';
export { findGame } from './lobby/lobby.ts';
export { LobbyBlocks } from './lobby/lobby-blocks.tsx';
export {
  everySlotQuery,
  favouriteIdsQuery,
  favouriteRowQuery,
  gameQuery,
  hotIconsQuery,
  houseTablesQuery,
  lobbyQuery,
  recentRowQuery,
  vendorsQuery,
} from './queries.ts';
