import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import type { RefusalPhrases } from '../words.ts';

export const withdrawalRefusals = {
  mobile_unverified: 'โปรดยืนยันหมายเลขโทรศัพท์ก่อน',
  name_unset: 'โปรดกรอกชื่อจริงของคุณก่อน',
  payment_password_recent: 'รหัสผ่านการชำระเงินเพิ่งถูกรีเซ็ต ถอนเงินได้อีกครั้งใน {hours} ชั่วโมง',
  verification_needed: 'โปรดยืนยันตัวตนก่อน',
  withdrawal_open: 'คุณมีรายการถอนเงินที่กำลังดำเนินการอยู่',
  rollover_open: 'ต้องเล่นให้ครบก่อน ยังเหลืออีก {remaining}',
  account_unknown: 'โปรดเลือกบัญชีรับเงิน',
  account_waiting: 'บัญชีนี้เพิ่งเพิ่มใหม่ ใช้ได้ในอีก {hours} ชั่วโมง',
  amount_fraction: 'จำนวนเงินมีทศนิยมมากเกินไป',
  amount_low: 'ถอนขั้นต่ำ {minimum}',
  amount_high: 'ถอนได้สูงสุดครั้งละ {maximum}',
  day_limit: 'วันนี้ถอนได้อีก {left}',
  name_invalid: 'โปรดกรอกชื่อให้ตรงกับบัญชีธนาคาร',
  name_locked: 'ไม่สามารถแก้ไขชื่อได้แล้ว โปรดติดต่อฝ่ายบริการลูกค้า',
  account_invalid: 'โปรดตรวจสอบข้อมูลบัญชี',
  holder_differs: 'ต้องเป็นบัญชีในชื่อของคุณเองเท่านั้น',
  accounts_full: 'เพิ่มบัญชีได้ไม่เกิน {max} บัญชี โปรดลบบัญชีเดิมก่อน',
  account_taken: 'บัญชีนี้ถูกผูกไว้แล้ว',
  account_in_use: 'มีการถอนเงินไปยังบัญชีนี้อยู่',
  withdrawal_unknown: 'ไม่พบรายการถอนเงินนี้',
  withdrawal_moved: 'รายการถอนเงินนี้ดำเนินการต่อไปแล้ว จึงแก้ไขไม่ได้',
  withdrawal_claimed: '{operator} กำลังตรวจสอบรายการนี้',
  withdrawal_proposed: 'กำลังรอผู้ปฏิบัติงานคนที่สองอยู่แล้ว',
} as const satisfies RefusalPhrases<WithdrawalRefusal['code']>;
