import type { teamRefusals as source } from '../en/agent-team-refusals.ts';
import type { Words } from '../words.ts';

export const teamRefusals: Words<typeof source> = {
  member_unknown: 'Không có thành viên này trong đội.',
  member_not_direct: 'Chỉ đại lý cấp trên trực tiếp mới thực hiện được.',
  member_is_agent: 'Thành viên này đã là đại lý.',
  member_not_agent: 'Thành viên này không phải là đại lý.',
  member_has_downline: 'Đại lý này vẫn còn thành viên tuyến dưới.',
  member_has_contract: 'Đại lý này vẫn còn hợp đồng có hiệu lực.',
  general_agent_stays: 'Tổng đại lý luôn trực thuộc công ty.',
  move_into_own_team:
    'Không thể chuyển thành viên xuống dưới chính họ hoặc dưới người trong đội của họ.',
  move_too_deep: 'Sau khi chuyển sẽ có thành viên đứng dưới cấp {depth}.',
  move_bill_open: 'Đội này còn hóa đơn chưa thanh toán. Hãy thử lại sau khi đã thanh toán.',
  move_parent_unfit:
    'Chỉ có thể chuyển thành viên xuống dưới đại lý của cùng trang và cùng loại tiền.',
  move_to_same: 'Thành viên đã đứng dưới đại lý này.',
  move_waits: 'Thành viên này đã có một lần chuyển đang chờ. Hãy hủy trước.',
  move_unknown: 'Không có lần chuyển này.',
  move_over: 'Lần chuyển này đã được thực hiện hoặc đã bị hủy.',
};
