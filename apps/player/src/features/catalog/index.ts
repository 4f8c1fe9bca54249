export { HotIcons } from './components/hot-icons.tsx';
export * from './frame.ts';
export { GameListPage } from './list/game-list-page.tsx';
export { loadList } from './list/load-list.ts';
export { GameCentre } from './lobby/game-centre.tsx';
export { OwnGames } from './lobby/own-games.tsx';
export { StudioCards } from './lobby/studio-cards.tsx';
export { StudiosPage } from './studios/studios-page.tsx';
export { useFavourites } from './use-favourites.ts';
