import type { Endpoints } from '../endpoint.ts';
import type { PacketCode } from './packet-refusals.ts';
import type { PromotionCode } from './promotion-refusals.ts';

const module = 'COMM3';

/** Rounds of red packets, of which each member may take one. */
export const packetEndpoints = {
  /** When it rains next or how long it still does, whether the caller may take part, and what they took. */
  getRain: {
    name: 'rewards.getRain',
    method: 'GET',
    path: '/rewards/packets',
    module,
    access: 'cash',
    refusals: [],
  },
  /** Takes a packet of a round. Taken again, it answers what was taken. */
  takePacket: {
    name: 'rewards.takePacket',
    method: 'POST',
    path: '/rewards/packets/claims',
    module,
    access: 'cash',
    movesMoney: true,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'rewards.packet_round_unknown',
      'rewards.packet_round_early',
      'rewards.packet_round_over',
      'rewards.packet_deposit_low',
      'rewards.packet_all_taken',
      'rewards.promotion_over',
      'rewards.promotion_not_for_you',
      'rewards.promotion_exclusive',
      'rewards.promotion_taken',
      'rewards.promotion_shared',
      'rewards.promotion_exhausted',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
} as const satisfies Endpoints<PacketCode | PromotionCode | `wallet.${string}`>;
