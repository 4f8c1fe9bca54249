import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: 'Hiện không kết nối được hệ thống quay số. Vui lòng thử lại sau giây lát.',
    game_unknown: 'Xổ số này không có ở đây.',
    of_all:
      'Xổ số dùng chung cho mọi đại lý. Chỉ người điều hành của tất cả đại lý mới được quản lý.',
    issue_unknown: 'Loại xổ số này không có kỳ đó.',
    issue_void: 'Tiền cược của kỳ này đã được hoàn lại.',
    issue_settled: 'Kỳ này đã thanh toán: các cược đã có kết quả và tiền thắng đã được trả.',
    issue_unsettled: 'Kỳ này chưa thanh toán nên chưa có gì để sửa.',
    issue_open: 'Kỳ này đã mở: các cược đã nhận theo quy định trước đó. Vui lòng chọn kỳ sau.',
    issue_waits: 'Việc này đã đang chờ người điều hành thứ hai.',
    drawn_here: 'Nhà cái tự quay loại xổ số này: kết quả có từ hạt giống và không ai nhập tay.',
    result_early: 'Kỳ này chưa quay số.',
    result_known: 'Kết quả của kỳ này đã được xác định.',
    result_unfit:
      'Loại xổ số này không thể ra kết quả như vậy. Vui lòng kiểm tra số giải và số chữ số.',
    result_same: 'Đây chính là kết quả đã dùng để thanh toán.',
    number_unfit: 'Không phải số của kiểu chơi này, hoặc không thể trả một nửa: {numbers}.',
    days_unfit: 'Vui lòng chọn tối đa 31 ngày, ngày đầu không sau ngày cuối.',
  },
};
