/** What contracts have to know of where members stand. */
export { moveSubtree } from '../tree/moves/store.ts';
export { provideNodes } from '../tree/provide-nodes.ts';
export { readLines } from '../tree/read-lines.ts';
export {
  lineOnDay,
  listDirectPage,
  listPlacedPage,
  listTeam,
  type Placed,
} from '../tree/teams/store.ts';
