import type { call as source } from '../en/call.ts';
import type { Words } from '../words.ts';

export const call: Words<typeof source> = {
  refusals: {
    not_found: 'URL được yêu cầu không hợp lệ.',
    method_not_allowed: 'URL được yêu cầu không hợp lệ.',
    too_many_requests: 'Hệ thống đang bận, vui lòng thử lại sau. Hãy chờ {seconds} giây.',
    merchant_unknown: 'Chúng tôi không tìm thấy trang web này.',
    language_unknown: 'Chúng tôi chưa hỗ trợ ngôn ngữ này.',
    module_mismatch: 'Yêu cầu này thuộc về một phần khác của trang web.',
    body_too_large: 'Dữ liệu gửi lên quá lớn.',
    body_unsupported: 'Vui lòng gửi dữ liệu ở dạng JSON.',
    body_unreadable: 'Chúng tôi không đọc được dữ liệu đã gửi.',
    proof_needed: 'Không thể kiểm tra thiết bị của bạn. Vui lòng tải lại trang và thử lại.',
    proof_invalid: 'Lượt kiểm tra đã hết hạn. Vui lòng thử lại.',
    encryption_required: 'Yêu cầu này phải được mã hóa. Vui lòng tải lại trang.',
    encryption_key_unknown: 'Khóa mã hóa của trang này đã quá cũ. Vui lòng tải lại trang.',
    encryption_broken: 'Không thể giải mã dữ liệu đã gửi. Vui lòng tải lại trang.',
    encryption_stale: 'Quá thời gian cho phép. Vui lòng kiểm tra giờ trên thiết bị rồi thử lại.',
    encryption_replayed: 'Yêu cầu này đã được gửi trước đó. Vui lòng thử lại.',
    idempotency_key_needed: 'Yêu cầu thiếu mã nhận dạng. Vui lòng tải lại trang và thử lại.',
    input_invalid:
      '{field, select, none {Thông tin đã gửi chưa đúng.} other {Thông tin ở mục “{field}” chưa đúng.}}',
    login_required: 'Vui lòng đăng nhập trước',
    session_expired: 'Bạn chưa đăng nhập, vui lòng đăng nhập trước',
    not_permitted: 'Rất tiếc, tài khoản này không có quyền truy cập hoặc tính năng đang tạm ngưng.',
  },
  unknown_error: 'Lỗi không xác định. Mã tham chiếu: {reference}',
  system_busy: 'Hệ thống đang bận, vui lòng thử lại sau',
};
