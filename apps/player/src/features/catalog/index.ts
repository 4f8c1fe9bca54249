export { HotIcons } from './components/hot-icons.tsx';
export { gameHosts, pictureOf } from './game-picture.ts';
export { gameAddress } from './launch-way.ts';
export { GameListPage } from './list/game-list-page.tsx';
export { loadList } from './list/load-list.ts';
export { CategoryMenu } from './lobby/category-menu.tsx';
export { GameCentre } from './lobby/game-centre.tsx';
export { findGame } from './lobby/lobby.ts';
export { LobbyBlocks } from './lobby/lobby-blocks.tsx';
export { OwnGames } from './lobby/own-games.tsx';
export { StudioCards } from './lobby/studio-cards.tsx';
export {
  everySlotQuery,
  favouriteIdsQuery,
  favouriteRowQuery,
  gameQuery,
  hotIconsQuery,
  lobbyQuery,
  recentRowQuery,
  vendorsQuery,
} from './queries.ts';
export { StudiosPage } from './studios/studios-page.tsx';
