import type { form as source } from '../en/form.ts';
import type { Words } from '../words.ts';

export const form: Words<typeof source> = {
  missing: 'กรุณากรอก: {field}',
  required: 'จำเป็นต้องกรอก',
  oneOf: 'ต้องเป็นค่าใดค่าหนึ่งต่อไปนี้: {options}',
  length: 'ระหว่าง {min} ถึง {max} ตัวอักษร',
  exactLength: '{max} ตัวอักษร',
  range: 'ระหว่าง {min} ถึง {max}',
  optional: 'ไม่บังคับ',
  show: 'แสดง',
  hide: 'ซ่อน',
  insecure: 'หน้านี้ไม่ได้เปิดผ่านการเชื่อมต่อที่ปลอดภัย จึงเข้ารหัสข้อมูลไม่ได้ กรุณาเปิดผ่าน https หรือบน localhost',
  captcha: 'รหัสในภาพ',
  captchaLabel: 'ภาพรหัส แตะเพื่อเปลี่ยนภาพ',
  captchaFailed: 'โหลดภาพไม่สำเร็จ แตะเพื่อลองใหม่',
  captchaWrite: 'กรุณากรอกรหัส',
  /** Six digits of the payment password. */
  pad: {
    label: 'รหัสผ่านการชำระเงิน',
    digits: 'กรอกแล้ว {count} จาก 6 หลัก',
    delete: 'ลบหลักสุดท้าย',
    forgotten: 'ลืมรหัส?',
    sending: 'รอสักครู่ …',
  },
};
