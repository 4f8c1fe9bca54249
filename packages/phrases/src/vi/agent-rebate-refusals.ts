import type { rebateRefusals as source } from '../en/agent-rebate-refusals.ts';
import type { Words } from '../words.ts';

export const rebateRefusals: Words<typeof source> = {
  rebate_above_own: '{group}: bạn chỉ có thể cho tối đa {most}, bằng mức của chính bạn.',
  rebate_step: '{group}: giá trị phải theo bước {step}.',
  rebate_lowered: '{group}: chỉ có thể tăng hoàn trả; hiện tại là {now}.',
  rebate_downline_unknown: 'Không có thành viên này trực tiếp dưới bạn.',
  rebate_member_unknown: 'Không có thành viên này.',
  rebate_above_upline: '{group}: tuyến trên có {most}; không ai bên dưới được cao hơn.',
  rebate_out_of_range: '{group}: giá trị phải từ {least} đến {most}.',
  rebate_budget:
    '{group}: tổng cộng sẽ hoàn {sum}, trong khi trò chơi chỉ cho phép tối đa {limit}.',
  rebate_payment_unknown: 'Không có khoản hoàn trả nào của ngày đó đang chờ thành viên này.',
  rebate_cursor_invalid: 'Không thể tiếp tục danh sách từ đó. Hãy bắt đầu lại.',
};
