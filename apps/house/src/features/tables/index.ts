export {
  adoptRound,
  findTableRound,
  insertTableRound,
  listTableRounds,
  lockTableRound,
  moveTableRound,
  putStakes,
} from './coups/store.ts';
export { changeShoe, holdShoe, outcomeIn } from './shoes/hold-shoe.ts';
export { revealShoes } from './shoes/reveal-shoes.ts';
export { findShoe, listShoes, type Shoe } from './shoes/store.ts';
export {
  claimTable,
  findTable,
  holdForDesk,
  holdTable,
  keepTable,
  listShown,
  listTables,
  raiseVersion,
  releaseTable,
  setPaused,
} from './store.ts';
export {
  dueAt,
  LEASE_MS as TABLE_LEASE_MS,
  type Outcome as TableOutcome,
  phaseOf,
  type Table,
  type TableRound,
} from './table.ts';
export { tableGameOf } from './table-game-of.ts';
export { stakesOf, unitsOf } from './units.ts';
