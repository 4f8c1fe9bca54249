import type { contractRefusals as source } from '../en/agent-contract-refusals.ts';
import type { Words } from '../words.ts';

export const contractRefusals: Words<typeof source> = {
  contract_unknown: 'Không có hợp đồng này, hoặc hợp đồng không phải của bạn.',
  contract_moved_on: 'Hợp đồng này đã được trả lời, rút lại hoặc kết thúc.',
  contract_not_allowed: 'Tài khoản dùng điểm chơi thử không ký hợp đồng được.',
  contract_payee_unknown: 'Không có thành viên này ngay dưới bạn.',
  contract_general_unknown: 'Không có tổng đại lý nào tên này.',
  contract_payee_player:
    'Người chơi không ký hợp đồng được. Hãy nâng thành viên này lên đại lý trước.',
  contract_payee_disabled: 'Tài khoản này đã bị khóa nên chưa thể nhận đề nghị.',
  contract_currency:
    'Bạn được trả bằng {own} còn thành viên này bằng {other}. Hợp đồng cần cùng một loại tiền ở cả hai bên.',
  contract_requested: 'Đã có một đề nghị loại này đang chờ trả lời. Hãy rút lại trước.',
  contract_payer_none:
    'Không có hợp đồng loại này để chi trả. Tuyến trên cần có hợp đồng hiệu lực trước.',
  contract_rate_over: '{value} cao hơn mức cao nhất mà tuyến trên nhận được là {limit}.',
  contract_threshold_under: '{value} dễ hơn mức {limit} mà tuyến trên phải đạt cho tỷ lệ này.',
  contract_group_over: 'Tuyến trên không được trả cho {value}, nên không thể đưa vào hợp đồng này.',
  contract_below_promised:
    'Đại lý này đã hứa nhiều hơn với tuyến dưới: {value} không khớp với {limit} của họ.',
  contract_promised:
    'Người được trả theo hợp đồng này đang trả cho người khác bằng hợp đồng cùng loại. Phải kết thúc các hợp đồng đó trước.',
  bill_unknown: 'Không có hóa đơn này.',
  bill_moved_on: 'Hóa đơn này đã được quyết định.',
  bill_upline_pending:
    'Hóa đơn của {username} phải được quyết định trước vì chi trả cho hóa đơn này.',
};
