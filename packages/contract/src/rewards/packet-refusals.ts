import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const packetRefusals = {
  'rewards.packet_round_unknown': { status: 404, detail: [] },
  'rewards.packet_round_early': { status: 409, detail: [] },
  'rewards.packet_round_over': { status: 409, detail: [] },
  'rewards.packet_deposit_low': { status: 409, detail: ['minimum'] },
  'rewards.packet_all_taken': { status: 409, detail: [] },
} as const satisfies RefusalTable<'rewards'>;

export type PacketRefusal = RefusalOf<typeof packetRefusals>;
export type PacketCode = PacketRefusal['code'];
