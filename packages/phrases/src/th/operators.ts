import type { operators as source } from '../en/operators.ts';
import type { Words } from '../words.ts';

export const operators: Words<typeof source> = {
  refusals: {
    login_wrong: 'ชื่อ รหัสผ่าน หรือรหัสยืนยันไม่ถูกต้อง',
    too_many_tries: 'ลองผิดหลายครั้งเกินไป โปรดลองอีกครั้งใน {minutes} นาที',
    address_not_allowed: 'ไม่อนุญาตให้เข้าจากที่อยู่นี้',
    invitation_unknown: 'คำเชิญนี้ไม่มีอยู่ ถูกใช้แล้ว หรือหมดอายุ โปรดขอคำเชิญใหม่',
    code_wrong: 'รหัสยืนยันไม่ตรง นาฬิกาของอุปกรณ์ถูกต้องหรือไม่',
    session_unknown: 'ไม่มีเซสชันนี้แล้ว',
    operator_unknown: 'ไม่มีผู้ดูแลรายนี้ หรือถูกปิดใช้งานแล้ว',
    name_taken: 'มีผู้ดูแลชื่อนี้อยู่แล้ว',
    name_invalid: 'ชื่อต้องขึ้นต้นด้วยตัวอักษรเล็ก ยาว 2 ถึง 31 ตัว ใช้ตัวอักษรเล็ก ตัวเลข จุด ขีดกลาง และขีดล่างได้',
    role_unknown: 'ไม่มีบทบาทนี้',
    merchant_unknown: 'ไม่มีร้านค้านี้ หรือคุณไม่มีสิทธิ์มอบให้',
    proposal_unknown: 'ไม่มีข้อเสนอนี้',
    proposal_decided: '{operator} ตัดสินใจไปแล้ว',
    proposal_expired: 'ข้อเสนอนี้หมดอายุแล้ว โปรดเสนอใหม่',
    proposal_outdated: 'ทำตามข้อเสนอไม่ได้แล้ว: {reason}',
    own_proposal: 'คุณเป็นผู้เสนอเอง ต้องให้ผู้ดูแลคนอื่นเห็นชอบ',
    right_missing: 'บทบาทของคุณตัดสินใจเรื่องนี้ไม่ได้',
    not_yourself: 'ทำกับตัวเองไม่ได้ โปรดขอให้เจ้าของคนอื่นทำ',
    platform_only: 'เฉพาะผู้ดูแลของทุกร้านค้าเท่านั้น',
    job_unknown: 'ไม่มีงานนี้ หรืองานนี้ไม่มีกำหนดเวลา',
    work_unknown: 'ไม่มีงานนี้แล้ว อาจทำเสร็จไปแล้ว',
    event_unknown: 'ไม่มีรายการที่ล้มเหลวนี้แล้ว อาจลองใหม่ไปแล้ว',
    event_still_tried: 'ระบบยังลองใหม่อยู่เอง โปรดรอจนกว่าจะเลิกลอง',
    event_fails_again: 'ล้มเหลวอีกครั้ง: {error}',
  },
};
