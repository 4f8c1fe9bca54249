import type { rebateRefusals as source } from '../en/agent-rebate-refusals.ts';
import type { Words } from '../words.ts';

export const rebateRefusals: Words<typeof source> = {
  rebate_above_own: '{group}: ให้ได้ไม่เกิน {most} ซึ่งเป็นอัตราของคุณเอง',
  rebate_step: '{group}: ต้องปรับทีละ {step}',
  rebate_lowered: '{group}: ปรับเพิ่มได้เท่านั้น ปัจจุบันคือ {now}',
  rebate_downline_unknown: 'ไม่มีสมาชิกนี้อยู่ใต้คุณโดยตรง',
  rebate_member_unknown: 'ไม่พบสมาชิกนี้',
  rebate_above_upline: '{group}: ต้นสายมี {most} ผู้ที่อยู่ใต้มีมากกว่านี้ไม่ได้',
  rebate_out_of_range: '{group}: ค่าต้องอยู่ระหว่าง {least} ถึง {most}',
  rebate_budget: '{group}: รวมแล้วจะคืน {sum} ซึ่งเกินเพดาน {limit} ที่เกมรองรับได้',
  rebate_payment_unknown: 'ไม่มีค่าคืนของวันนั้นที่รออยู่สำหรับสมาชิกนี้',
  rebate_cursor_invalid: 'แสดงรายการต่อจากตรงนั้นไม่ได้ กรุณาเริ่มใหม่',
};
