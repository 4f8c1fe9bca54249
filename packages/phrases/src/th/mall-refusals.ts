import type { mallRefusals as source } from '../en/mall-refusals.ts';
import type { Words } from '../words.ts';

export const mallRefusals: Words<typeof source> = {
  good_unknown: 'ไม่พบสินค้านี้',
  good_off_sale: 'ขณะนี้ยังไม่เปิดแลกสินค้านี้',
  good_level: 'สินค้านี้สำหรับสมาชิกตั้งแต่ VIP {level} ขึ้นไป',
  address_invalid: 'โปรดตรวจสอบส่วนนี้ของที่อยู่: {field}',
  address_unknown: 'โปรดเลือกที่อยู่สำหรับจัดส่ง',
  addresses_full: 'บันทึกที่อยู่ได้ไม่เกิน {most, number} รายการ โปรดลบหนึ่งรายการก่อน',
  good_limit: 'คุณแลกสินค้านี้ครบจำนวนที่กำหนดแล้ว ({most, number})',
  good_gone: 'สินค้านี้หมดแล้ว',
  order_unknown: 'ไม่พบคำสั่งซื้อนี้',
  order_moved_on: 'สถานะของคำสั่งซื้อเปลี่ยนไปแล้ว โปรดดูอีกครั้ง',
  good_invalid: 'การตั้งค่าสินค้าไม่ถูกต้อง: {field}',
  vouchers_unfit: 'เพิ่มโค้ดได้เฉพาะสินค้าประเภทบัตรกำนัล',
};
