import type { linkRefusals as source } from '../en/agent-link-refusals.ts';
import type { Words } from '../words.ts';

export const linkRefusals: Words<typeof source> = {
  link_unknown: 'ไม่พบลิงก์นี้',
  link_limit: 'เปิดใช้ลิงก์พร้อมกันได้ไม่เกิน {most} ลิงก์ กรุณาปิดลิงก์อื่นก่อน',
  link_over: 'ลิงก์นี้สิ้นสุดแล้วและเปิดใช้อีกไม่ได้ กรุณาสร้างลิงก์ใหม่',
  link_expiry: 'วันหมดอายุต้องเป็นเวลาในอนาคต',
  link_domain: 'เว็บไซต์นี้ไม่ได้ให้บริการที่โดเมนนั้น',
  line_full: 'สายงานของคุณมีครบ {levels} ชั้นแล้ว จึงไม่มีใครเข้าร่วมใต้คุณได้',
  openings_limit: 'เปิดบัญชีได้วันละ {most} บัญชี กรุณาลองใหม่พรุ่งนี้หรือแชร์ลิงก์',
};
