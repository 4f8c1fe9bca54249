import type { teamRefusals as source } from '../en/agent-team-refusals.ts';
import type { Words } from '../words.ts';

export const teamRefusals: Words<typeof source> = {
  member_unknown: 'ไม่มีสมาชิกรายนี้ในทีม',
  member_not_direct: 'เฉพาะเอเยนต์ที่อยู่เหนือขึ้นไปโดยตรงเท่านั้นที่ทำได้',
  member_is_agent: 'สมาชิกรายนี้เป็นเอเยนต์อยู่แล้ว',
  member_not_agent: 'สมาชิกรายนี้ไม่ได้เป็นเอเยนต์',
  member_has_downline: 'ยังมีสมาชิกอยู่ใต้สายของเอเยนต์รายนี้',
  member_has_contract: 'เอเยนต์รายนี้ยังมีสัญญาที่มีผลอยู่',
  general_agent_stays: 'เอเยนต์ใหญ่อยู่ใต้บริษัทโดยตรงเสมอ',
  move_into_own_team: 'ไม่สามารถย้ายสมาชิกไปอยู่ใต้ตนเองหรือใต้สมาชิกในทีมของตนเองได้',
  move_too_deep: 'หากย้าย จะมีสมาชิกอยู่ต่ำกว่าระดับ {depth}',
  move_bill_open: 'ทีมนี้ยังมีบิลที่ยังไม่ชำระ โปรดลองใหม่เมื่อชำระแล้ว',
  move_parent_unfit: 'ย้ายสมาชิกได้เฉพาะไปอยู่ใต้เอเยนต์ของเว็บไซต์เดียวกันและเงินประเภทเดียวกัน',
  move_to_same: 'สมาชิกอยู่ใต้เอเยนต์รายนี้อยู่แล้ว',
  move_waits: 'มีการย้ายของสมาชิกรายนี้รออยู่แล้ว โปรดยกเลิกก่อน',
  move_unknown: 'ไม่พบการย้ายนี้',
  move_over: 'การย้ายนี้ดำเนินการแล้วหรือถูกยกเลิกแล้ว',
};
