import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import type { RefusalPhrases } from '../words.ts';

export const withdrawalRefusals = {
  mobile_unverified: 'Vui lòng xác minh số điện thoại trước.',
  name_unset: 'Vui lòng nhập họ tên thật trước.',
  payment_password_recent:
    'Mật khẩu thanh toán vừa được đặt lại. Bạn có thể rút tiền sau {hours} giờ nữa.',
  verification_needed: 'Vui lòng xác minh danh tính trước.',
  withdrawal_open: 'Bạn đang có một lệnh rút tiền được xử lý.',
  rollover_open: 'Bạn cần chơi thêm {remaining} trước khi rút tiền.',
  account_unknown: 'Vui lòng chọn tài khoản nhận tiền.',
  account_waiting: 'Tài khoản này mới được thêm, có thể dùng sau {hours} giờ nữa.',
  amount_fraction: 'Số tiền có quá nhiều chữ số thập phân.',
  amount_low: 'Số tiền rút tối thiểu là {minimum}.',
  amount_high: 'Mỗi lần rút tối đa {maximum}.',
  day_limit: 'Hôm nay bạn còn rút được {left}.',
  name_invalid: 'Vui lòng nhập tên đúng như ngân hàng ghi.',
  name_locked: 'Không thể đổi tên nữa. Vui lòng liên hệ chăm sóc khách hàng.',
  account_invalid: 'Vui lòng kiểm tra thông tin tài khoản.',
  holder_differs: 'Tài khoản phải đứng tên chính bạn.',
  accounts_full: 'Bạn chỉ có thể có tối đa {max} tài khoản. Hãy xóa bớt một tài khoản.',
  account_taken: 'Tài khoản này đã được liên kết.',
  account_in_use: 'Đang có lệnh rút tiền về tài khoản này.',
  withdrawal_unknown: 'Không tìm thấy lệnh rút tiền này.',
  withdrawal_moved: 'Lệnh rút tiền này đã được xử lý tiếp và không thể thay đổi.',
  withdrawal_claimed: '{operator} đang xem xét lệnh rút tiền này.',
  withdrawal_proposed: 'Đã hỏi người vận hành thứ hai.',
} as const satisfies RefusalPhrases<WithdrawalRefusal['code']>;
