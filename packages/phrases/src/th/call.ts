import type { call as source } from '../en/call.ts';
import type { Words } from '../words.ts';

export const call: Words<typeof source> = {
  refusals: {
    not_found: 'URL ที่เรียกไม่ถูกต้อง',
    method_not_allowed: 'URL ที่เรียกไม่ถูกต้อง',
    too_many_requests: 'ระบบไม่ว่าง กรุณาลองใหม่ภายหลัง โปรดรอ {seconds} วินาที',
    merchant_unknown: 'ไม่พบเว็บไซต์นี้ในระบบ',
    language_unknown: 'เรายังไม่รองรับภาษานี้',
    module_mismatch: 'คำขอนี้เป็นของส่วนอื่นในเว็บไซต์',
    body_too_large: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป',
    body_unsupported: 'กรุณาส่งข้อมูลเป็น JSON',
    body_unreadable: 'เราไม่สามารถอ่านข้อมูลที่ส่งมาได้',
    proof_needed: 'ไม่สามารถตรวจสอบอุปกรณ์ของคุณได้ กรุณาโหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    proof_invalid: 'การตรวจสอบหมดอายุแล้ว กรุณาลองใหม่',
    encryption_required: 'คำขอนี้ต้องเข้ารหัส กรุณาโหลดหน้านี้ใหม่',
    encryption_key_unknown: 'กุญแจเข้ารหัสของหน้านี้หมดอายุแล้ว กรุณาโหลดหน้านี้ใหม่',
    encryption_broken: 'ถอดรหัสข้อมูลที่ส่งมาไม่ได้ กรุณาโหลดหน้านี้ใหม่',
    encryption_stale: 'ใช้เวลานานเกินไป กรุณาตรวจสอบเวลาบนอุปกรณ์ของคุณแล้วลองใหม่',
    encryption_replayed: 'ข้อมูลนี้ถูกส่งไปแล้ว กรุณาลองใหม่',
    idempotency_key_needed: 'คำขอนี้ไม่มีรหัสกำกับ โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง',
    input_invalid: '{field, select, none {ข้อมูลที่ส่งมาไม่ถูกต้อง} other {ข้อมูลในช่อง “{field}” ไม่ถูกต้อง}}',
    login_required: 'กรุณาเข้าสู่ระบบก่อน',
    session_expired: 'คุณยังไม่ได้เข้าสู่ระบบ กรุณาเข้าสู่ระบบก่อน',
    not_permitted: 'ขออภัย บัญชีนี้ไม่มีสิทธิ์ใช้งาน หรือฟีเจอร์นี้ปิดให้บริการชั่วคราว',
  },
  unknown_error: 'ข้อผิดพลาดที่ไม่ทราบสาเหตุ หมายเลขอ้างอิง: {reference}',
  system_busy: 'ระบบไม่ว่าง กรุณาลองใหม่ภายหลัง',
};
