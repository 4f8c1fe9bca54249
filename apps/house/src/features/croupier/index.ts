export { openBetting, type PlaceBets } from './bets/place-bets.ts';
export { cancelBets } from './cancel-bets.ts';
export { openChannel, type TableChannel, type Watched } from './channel/open-channel.ts';
export { openDesk } from './desk.ts';
export { chipsOf, STAKE_MIN } from './limits.ts';
export { openTables, type Tables } from './run-tables.ts';
export { type SharedTable, totalsOf, viewTable } from './view-table.ts';
