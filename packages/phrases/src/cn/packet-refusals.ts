import type { packetRefusals as source } from '../en/packet-refusals.ts';
import type { Words } from '../words.ts';

export const packetRefusals: Words<typeof source> = {
  packet_round_unknown: '没有这一场。',
  packet_round_early: '这一场尚未开始。',
  packet_round_over: '这一场已结束。',
  packet_deposit_low: '这一场仅限当天存款至少 {minimum} 的会员。',
  packet_all_taken: '这一场的红包已被领完。',
};
