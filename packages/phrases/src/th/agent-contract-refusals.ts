import type { contractRefusals as source } from '../en/agent-contract-refusals.ts';
import type { Words } from '../words.ts';

export const contractRefusals: Words<typeof source> = {
  contract_unknown: 'ไม่พบสัญญานี้ หรือไม่ใช่สัญญาของคุณ',
  contract_moved_on: 'สัญญานี้ถูกตอบรับ ถอน หรือสิ้นสุดไปแล้ว',
  contract_not_allowed: 'บัญชีเครดิตทดลองเล่นทำสัญญาไม่ได้',
  contract_payee_unknown: 'ไม่มีสมาชิกนี้อยู่ใต้คุณโดยตรง',
  contract_general_unknown: 'ไม่มีเอเยนต์ใหญ่ชื่อนี้',
  contract_payee_player: 'ผู้เล่นทำสัญญาไม่ได้ โปรดเลื่อนสมาชิกนี้เป็นเอเยนต์ก่อน',
  contract_payee_disabled: 'บัญชีนี้ถูกระงับ จึงยังเสนอสัญญาไม่ได้',
  contract_currency: 'คุณได้รับเงินเป็น {own} แต่สมาชิกนี้ใช้ {other} สัญญาต้องใช้สกุลเงินเดียวกันทั้งสองฝ่าย',
  contract_requested: 'มีข้อเสนอประเภทนี้รอคำตอบอยู่แล้ว โปรดถอนก่อน',
  contract_payer_none: 'ไม่มีสัญญาประเภทนี้ให้จ่ายจาก อัปไลน์ต้องมีสัญญาที่มีผลก่อน',
  contract_rate_over: '{value} สูงกว่าอัตราสูงสุดที่อัปไลน์ได้รับ คือ {limit}',
  contract_threshold_under: '{value} ง่ายกว่า {limit} ที่อัปไลน์ต้องทำให้ได้สำหรับอัตรานี้',
  contract_group_over: 'อัปไลน์ไม่ได้รับค่าตอบแทนจาก {value} จึงใส่ในสัญญานี้ไม่ได้',
  contract_below_promised: 'เอเยนต์นี้สัญญากับผู้ที่อยู่ข้างล่างไว้มากกว่านี้ {value} ไม่เข้ากับ {limit} ของพวกเขา',
  contract_promised: 'ผู้รับเงินตามสัญญานี้จ่ายให้ผู้อื่นด้วยสัญญาประเภทเดียวกัน ต้องสิ้นสุดสัญญาเหล่านั้นก่อน',
  bill_unknown: 'ไม่พบบิลนี้',
  bill_moved_on: 'บิลนี้ถูกตัดสินไปแล้ว',
  bill_upline_pending: 'ต้องตัดสินบิลของ {username} ก่อน เพราะเป็นผู้จ่ายบิลนี้',
};
