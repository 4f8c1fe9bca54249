import type { RefusalOf, RefusalTable } from '../endpoint.ts';
import type { WalletCode } from '../wallet/refusals.ts';

/** Why a game does not start, or money does not reach a vendor. */
export const playRefusals = {
  'play.game_unknown': { status: 404, detail: [] },
  'play.game_off': { status: 422, detail: [] },
  'play.free_play_unsupported': { status: 422, detail: [] },
  'play.ticket_not_found': { status: 404, detail: [] },
  'play.vendor_unknown': { status: 404, detail: [] },
  'play.transfer_under_way': { status: 409, detail: [] },
  'play.transfer_amount_invalid': { status: 422, detail: ['minimum'] },
  'play.vendor_refused': { status: 422, detail: [] },
  'play.provider_unknown': { status: 404, detail: [] },
  'play.provider_of_all': { status: 403, detail: [] },
  'play.keys_too_many': { status: 409, detail: [] },
  'play.key_unknown': { status: 404, detail: [] },
  'play.key_collected': { status: 409, detail: ['operator'] },
  'play.ceiling_invalid': { status: 422, detail: [] },
  'play.exception_unknown': { status: 404, detail: [] },
  'play.exception_decided': { status: 409, detail: ['operator'] },
  'play.decision_unfit': { status: 422, detail: [] },
  'play.decision_waits': { status: 409, detail: [] },
  'play.house_silent': { status: 409, detail: [] },
  'play.table_of_all': { status: 403, detail: [] },
  'play.table_unknown': { status: 404, detail: [] },
  'play.round_unknown': { status: 404, detail: [] },
  'play.round_settled': { status: 409, detail: [] },
  'play.round_void': { status: 409, detail: [] },
  'play.void_waits': { status: 409, detail: [] },
} as const satisfies RefusalTable<'play'>;

export type PlayCode = keyof typeof playRefusals | WalletCode;
export type PlayRefusal = RefusalOf<typeof playRefusals>;
