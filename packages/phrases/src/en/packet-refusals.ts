import type { PacketCode } from '@maneki/contract/rewards/packet-refusals';
import type { RefusalPhrases } from '../words.ts';

export const packetRefusals = {
  packet_round_unknown: 'This round does not exist.',
  packet_round_early: 'This round has not begun yet.',
  packet_round_over: 'This round is over.',
  packet_deposit_low: 'This round is for members who have paid in at least {minimum} on its day.',
  packet_all_taken: 'All packets of this round are taken.',
} as const satisfies RefusalPhrases<PacketCode>;
