/** What the first page needs; the rest of the feature comes with the pages that show it. */
export { JackpotPanel } from './board/jackpot-panel.tsx';
export { jackpotsQuery, winnersQuery } from './board/queries.ts';
export { playPages } from './pages.ts';
