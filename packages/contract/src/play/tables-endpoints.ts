import type { Endpoints } from '../endpoint.ts';
import type { PlayCode } from './refusals.ts';

const module = 'COMM3';

/** What operators see and do at the house's tables. All merchants share them. */
export const tablesEndpoints = {
  /** Every table, with what it does now and what it may lose. */
  listTables: {
    name: 'play.listTables',
    method: 'GET',
    path: '/console/play/tables',
    module,
    access: 'operator:readProviders',
    refusals: ['play.house_silent'],
  },
  /** Opens no further round once the one that runs is over, or goes on. */
  pauseTable: {
    name: 'play.pauseTable',
    method: 'POST',
    path: '/console/play/tables/pause',
    module,
    access: 'operator:runTables',
    refusals: ['play.house_silent', 'play.table_of_all', 'play.table_unknown'],
  },
  /** Rounds of a table, the newest first. */
  listTableRounds: {
    name: 'play.listTableRounds',
    method: 'GET',
    path: '/console/play/tables/rounds',
    module,
    access: 'operator:readProviders',
    refusals: ['play.house_silent'],
  },
  /** One round with its bets and what proves it. Whose bets they are is told of this merchant's alone. */
  readTableRound: {
    name: 'play.readTableRound',
    method: 'GET',
    path: '/console/play/tables/round',
    module,
    access: 'operator:readProviders',
    refusals: ['play.house_silent', 'play.round_unknown'],
  },
  /** Has it wait for a second operator that all stakes of a round are given back. */
  proposeRoundVoid: {
    name: 'play.proposeRoundVoid',
    method: 'POST',
    path: '/console/play/tables/round/void',
    module,
    access: 'operator:decideExceptions',
    refusals: [
      'play.house_silent',
      'play.table_of_all',
      'play.round_unknown',
      'play.round_settled',
      'play.round_void',
      'play.void_waits',
    ],
  },
} as const satisfies Endpoints<PlayCode>;
