import type { missionRefusals as source } from '../en/mission-refusals.ts';
import type { Words } from '../words.ts';

export const missionRefusals: Words<typeof source> = {
  mission_unknown: 'ภารกิจนี้ไม่ได้เปิดอยู่',
  mission_invalid: 'การตั้งค่าภารกิจนี้ไม่ถูกต้อง: {field}',
  mission_not_done: 'ภารกิจนี้ยังไม่สำเร็จ',
  chest_closed: 'ค่ากิจกรรมวันนี้ยังไม่พอเปิดหีบนี้',
  sign_in_not_earned: 'เช็กอินได้เมื่อคุณฝากเงินหรือเล่นครบตามกำหนดในวันนี้',
  repair_not_offered: 'ไม่มีวันที่ขาดให้เช็กอินย้อนหลัง',
};
