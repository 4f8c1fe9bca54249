import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why a game of the house does not go on. */
export const houseRefusals = {
  'house.launch_invalid': { status: 401, detail: [] },
  'house.session_ended': { status: 401, detail: [] },
  'house.game_off': { status: 422, detail: [] },
  'house.stake_invalid': { status: 422, detail: [] },
  'house.bet_invalid': { status: 422, detail: [] },
  'house.win_too_large': { status: 422, detail: ['max'] },
  'house.insufficient_funds': { status: 422, detail: [] },
  'house.limit_reached': { status: 422, detail: [] },
  'house.player_blocked': { status: 403, detail: [] },
  'house.round_running': { status: 409, detail: [] },
  'house.round_unknown': { status: 404, detail: [] },
  'house.key_reused': { status: 409, detail: [] },
  'house.bets_closed': { status: 409, detail: [] },
  'house.table_full': { status: 422, detail: [] },
  'house.stake_over_limit': { status: 422, detail: ['max'] },
  'house.stake_under_limit': { status: 422, detail: ['min'] },
  'house.issue_closed': { status: 409, detail: [] },
  'house.selection_invalid': { status: 422, detail: ['ticket', 'play', 'fault'] },
  'house.odds_changed': { status: 409, detail: ['ticket'] },
  'house.mode_off': { status: 422, detail: [] },
  'house.series_invalid': { status: 422, detail: ['max'] },
  'house.lines_over_limit': { status: 422, detail: ['max'] },
  'house.number_full': { status: 409, detail: ['play', 'number'] },
  'house.number_closed': { status: 409, detail: ['play', 'number'] },
  'house.chase_invalid': { status: 422, detail: [] },
  'house.not_cancellable': { status: 409, detail: [] },
  'house.seed_invalid': { status: 422, detail: [] },
  'house.temporary': { status: 409, detail: [] },
} as const satisfies RefusalTable<'house'>;

export type HouseCode = keyof typeof houseRefusals;
export type HouseRefusal = RefusalOf<typeof houseRefusals>;
/** Those that say all by themselves. */
export type PlainHouseCode = {
  [Code in HouseCode]: (typeof houseRefusals)[Code]['detail'] extends readonly [] ? Code : never;
}[HouseCode];
