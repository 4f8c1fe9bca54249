import type { depositRefusals as source } from '../en/deposit-refusals.ts';
import type { Words } from '../words.ts';

export const depositRefusals: Words<typeof source> = {
  channel_unknown: 'Không có phương thức thanh toán này.',
  market_blocked: 'Không thể nạp tiền từ quốc gia của bạn.',
  channel_closed: 'Phương thức này mở từ {opens} đến {closes}.',
  channel_level: 'Phương thức này dành cho thành viên từ VIP {level} trở lên.',
  deposit_amount_invalid: 'Vui lòng chọn số tiền từ {minimum} đến {maximum}.',
  payer_name_needed: 'Vui lòng nhập tên người chuyển tiền.',
  deposits_paused:
    'Có quá nhiều lệnh chưa thanh toán. Bạn có thể tạo lệnh mới sau {minutes, plural, other {# phút}}.',
  deposits_open:
    'Bạn đang có {most, plural, other {# lệnh}} chưa hoàn tất. Hãy thanh toán hoặc hủy một lệnh trước.',
  channel_busy: 'Bạn đã có một lệnh chưa hoàn tất với phương thức này.',
  channel_full:
    'Hôm nay phương thức này chỉ còn nhận {left}. Hãy chọn số tiền nhỏ hơn hoặc phương thức khác.',
  provider_refused: 'Nhà cung cấp thanh toán không nhận lệnh này. Vui lòng chọn phương thức khác.',
  provider_silent:
    'Nhà cung cấp thanh toán không phản hồi. Bạn chưa bị trừ tiền; vui lòng thử lại.',
  deposit_unknown: 'Không tìm thấy lệnh này.',
  deposit_moved_on: 'Trạng thái lệnh đã thay đổi. Vui lòng xem lại.',
  deposit_automatic: 'Bạn không cần báo thanh toán này: hệ thống tự xác nhận.',
  receipt_needed: 'Vui lòng thêm ảnh biên lai.',
  receipt_unknown: 'Không tìm thấy biên lai này.',
  receipts_too_many: 'Chỉ thêm được tối đa {most, plural, other {# ảnh}}.',
  receipt_too_large: 'Ảnh tối đa {megabytes} MB.',
  receipt_unreadable: 'Đây không phải ảnh PNG hoặc JPEG.',
  receipt_too_wide: 'Ảnh rộng và cao tối đa {pixels} pixel.',
  deposit_claimed: '{operator} đang xử lý lệnh này.',
  received_invalid: 'Nhập số tiền đã nhận, theo đơn vị nhỏ nhất của đồng tiền.',
  credit_waits: 'Việc này đang chờ người vận hành thứ hai.',
  payment_unknown: 'Không tìm thấy khoản thanh toán này.',
  payment_assigned: 'Khoản thanh toán này đã được xử lý.',
  assignment_unfit: 'Khoản thanh toán không khớp với lệnh hoặc thành viên này.',
  channel_changed: '{operator} vừa thay đổi phương thức này. Hãy tải lại rồi sửa.',
  channel_invalid: 'Phương thức chưa hợp lý: {field}.',
};
