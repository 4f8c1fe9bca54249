export { findGames } from './find-games.ts';
export { catalogPages } from './pages.ts';
