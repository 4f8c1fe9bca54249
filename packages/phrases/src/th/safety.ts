import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: 'กรุณากรอกจำนวนเงินที่ไม่ติดลบ',
    raise_not_found: 'ไม่มีการเพิ่มวงเงินที่รอคุณยืนยัน',
    raise_too_soon: 'ยืนยันวงเงินที่สูงขึ้นได้ในอีก {hours} ชั่วโมง',
  },
};
