import type { register as source } from '../en/register.ts';
import type { Words } from '../words.ts';

export const register: Words<typeof source> = {
  byUsername: 'ชื่อผู้ใช้',
  byMobile: 'เบอร์มือถือ',
  method: 'วิธีสมัคร',
  confirmPassword: 'ยืนยันรหัสผ่าน',
  confirmRequired: 'รหัสผ่านไม่ถูกต้อง',
  confirmWrong: 'รหัสผ่านที่ยืนยันไม่ตรงกัน',
  invitationInvalid: 'รหัสเชิญใช้ไม่ได้',
  invitationError: 'รหัสเชิญไม่ถูกต้อง',
  invitedBy: 'คุณได้รับคำเชิญ',
  more: 'ข้อมูลเพิ่มเติมของคุณ',
  agree:
    'ฉันมีอายุไม่ต่ำกว่า {age} ปี และยอมรับ<terms>ข้อกำหนดการให้บริการ</terms>และ<agreement>ข้อตกลงผู้ใช้</agreement>',
  submit: 'สมัครสมาชิก',
  success: 'สมัครสมาชิกสำเร็จ',
  bonus: 'โบนัสสมัครสมาชิก: {amount}',
  welcomeTitle: 'ยินดีต้อนรับสู่ {merchant}',
  welcomeText: 'บัญชี {name} ของคุณพร้อมใช้งานแล้ว',
  start: 'เริ่มเลย',
  free: 'ชื่อผู้ใช้นี้ใช้ได้',
  checking: 'กำลังตรวจสอบ…',
  socialTitle: 'อีกนิดเดียว',
  socialText: 'ขอข้อมูลอีกเล็กน้อยเพื่อเปิดบัญชีของคุณด้วย {provider}',
  closed: 'ขณะนี้ปิดรับสมัครสมาชิก กรุณาติดต่อฝ่ายบริการลูกค้า',
  unavailable: 'โหลดแบบฟอร์มไม่สำเร็จ',
};
