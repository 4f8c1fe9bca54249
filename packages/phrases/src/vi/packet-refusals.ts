import type { packetRefusals as source } from '../en/packet-refusals.ts';
import type { Words } from '../words.ts';

export const packetRefusals: Words<typeof source> = {
  packet_round_unknown: 'Không tìm thấy lượt này.',
  packet_round_early: 'Lượt này chưa bắt đầu.',
  packet_round_over: 'Lượt này đã kết thúc.',
  packet_deposit_low: 'Lượt này dành cho thành viên đã nạp ít nhất {minimum} trong ngày.',
  packet_all_taken: 'Lì xì của lượt này đã được nhận hết.',
};
