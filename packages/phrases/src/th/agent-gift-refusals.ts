import type { giftRefusals as source } from '../en/agent-gift-refusals.ts';
import type { Words } from '../words.ts';

export const giftRefusals: Words<typeof source> = {
  gifts_off: 'ที่นี่ไม่เปิดให้ส่งเงินให้ทีม',
  gift_play_credit: 'บัญชีทดลองไม่มีเงินที่จะส่งได้',
  recipient_unknown: 'มีผู้รับที่คุณเลือกซึ่งไม่ได้อยู่ในทีมที่คุณส่งให้ได้',
  recipient_closed: '{username} ยังรับเงินไม่ได้ในขณะนี้',
  recipient_new: '{username} เพิ่งลงทะเบียน จะรับเงินได้ในอีก {hours} ชั่วโมง',
  recipient_idle: '{username} ยังเล่นไม่ถึงเกณฑ์ของฝนอั่งเปา ต้องมียอดเล่นอย่างน้อย {minimum} ในเจ็ดวันที่ผ่านมา',
  sender_new: 'บัญชีของคุณเพิ่งเปิดใหม่ จะส่งเงินได้ในอีก {hours} ชั่วโมง',
  sender_closed: 'บัญชีนี้ยังส่งเงินไม่ได้ในขณะนี้',
  gift_each_low: 'แต่ละคนต้องได้รับอย่างน้อย {minimum}',
  gift_each_high: 'แต่ละคนรับได้สูงสุด {maximum}',
  gift_day_limit: 'วันนี้คุณยังส่งได้อีก {left}',
  gift_short: 'ขณะนี้คุณส่งได้ {withdrawable}',
  gift_unknown: 'ไม่พบรายการส่งนี้',
  gift_moved: 'ทำรายการนี้ไม่ได้แล้ว เพราะสถานะเปลี่ยนไป ({state})',
  gift_claimed: '{operator} กำลังตรวจสอบรายการนี้',
  rain_time: 'ฝนอั่งเปาต้องเริ่มตอนนี้หรือภายใน {days} วัน',
  rain_unknown: 'ไม่พบฝนอั่งเปานี้',
  rain_early: 'ฝนอั่งเปานี้ยังไม่เริ่ม',
  rain_over: 'ฝนอั่งเปานี้จบแล้ว',
  rain_all_taken: 'ซองทั้งหมดถูกรับไปแล้ว',
  rain_not_earned: 'ฝนอั่งเปานี้สำหรับสมาชิกที่มียอดเล่นอย่างน้อย {minimum} ในเจ็ดวันที่ผ่านมา',
  taker_new: 'บัญชีของคุณเพิ่งเปิดใหม่ จะเข้าร่วมได้ในอีก {hours} ชั่วโมง',
  taker_closed: 'คุณยังเข้าร่วมไม่ได้ในขณะนี้',
};
