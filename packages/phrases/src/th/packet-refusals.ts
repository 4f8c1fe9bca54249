import type { packetRefusals as source } from '../en/packet-refusals.ts';
import type { Words } from '../words.ts';

export const packetRefusals: Words<typeof source> = {
  packet_round_unknown: 'ไม่พบรอบนี้',
  packet_round_early: 'รอบนี้ยังไม่เริ่ม',
  packet_round_over: 'รอบนี้สิ้นสุดแล้ว',
  packet_deposit_low: 'รอบนี้สำหรับสมาชิกที่ฝากอย่างน้อย {minimum} ในวันนั้น',
  packet_all_taken: 'อั่งเปารอบนี้มีผู้รับครบแล้ว',
};
