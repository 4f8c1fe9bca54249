import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why a game of the house does not go on. */
export const houseRefusals = {
  'house.launch_invalid': { status: 401, detail: [] },
  'house.session_ended': { status: 401, detail: [] },
  'house.game_off': { status: 422, detail: [] },
  'house.stake_invalid': { status: 422, detail: [] },
  'house.insufficient_funds': { status: 422, detail: [] },
  'house.limit_reached': { status: 422, detail: [] },
  'house.player_blocked': { status: 403, detail: [] },
  'house.round_running': { status: 409, detail: [] },
  'house.round_unknown': { status: 404, detail: [] },
  'house.key_reused': { status: 409, detail: [] },
  'house.seed_invalid': { status: 422, detail: [] },
  'house.temporary': { status: 409, detail: [] },
} as const satisfies RefusalTable<'house'>;

export type HouseCode = keyof typeof houseRefusals;
export type HouseRefusal = RefusalOf<typeof houseRefusals>;
