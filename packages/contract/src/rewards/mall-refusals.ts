import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const mallRefusals = {
  'rewards.good_unknown': { status: 404, detail: [] },
  'rewards.good_off_sale': { status: 409, detail: [] },
  'rewards.good_level': { status: 403, detail: ['level'] },
  'rewards.address_invalid': { status: 400, detail: ['field'] },
  'rewards.address_unknown': { status: 404, detail: [] },
  'rewards.addresses_full': { status: 409, detail: ['most'] },
  'rewards.good_limit': { status: 409, detail: ['most'] },
  'rewards.good_gone': { status: 409, detail: [] },
  'rewards.order_unknown': { status: 404, detail: [] },
  'rewards.order_moved_on': { status: 409, detail: [] },
  'rewards.good_invalid': { status: 400, detail: ['field'] },
  'rewards.vouchers_unfit': { status: 409, detail: [] },
} as const satisfies RefusalTable<'rewards'>;

export type MallRefusal = RefusalOf<typeof mallRefusals>;

export type MallCode = MallRefusal['code'];
