import type { operators as source } from '../en/operators.ts';
import type { Words } from '../words.ts';

export const operators: Words<typeof source> = {
  refusals: {
    login_wrong: 'Tên, mật khẩu hoặc mã không đúng.',
    too_many_tries: 'Sai quá nhiều lần. Hãy thử lại sau {minutes} phút.',
    address_not_allowed: 'Bạn không được vào từ địa chỉ này.',
    invitation_unknown: 'Lời mời này không tồn tại, đã dùng hoặc đã hết hạn. Hãy xin lời mời mới.',
    code_wrong: 'Mã không khớp. Đồng hồ trên thiết bị của bạn có đúng không?',
    session_unknown: 'Phiên này không còn nữa.',
    operator_unknown: 'Không có người vận hành này, hoặc đã bị vô hiệu hóa.',
    name_taken: 'Đã có người vận hành mang tên này.',
    name_invalid:
      'Tên dài 2 đến 31 ký tự, bắt đầu bằng chữ thường, gồm chữ thường, chữ số, dấu chấm, gạch nối và gạch dưới.',
    role_unknown: 'Không có vai trò này.',
    merchant_unknown: 'Không có nhà cung cấp này, hoặc bạn không có quyền giao.',
    proposal_unknown: 'Không có đề xuất này.',
    proposal_decided: '{operator} đã quyết định việc này.',
    proposal_expired: 'Đề xuất này đã hết hạn. Hãy đề xuất lại.',
    proposal_outdated: 'Không còn thực hiện được như đã đề xuất: {reason}.',
    own_proposal: 'Đây là đề xuất của chính bạn: cần một người vận hành khác đồng ý.',
    right_missing: 'Vai trò của bạn không được quyết định việc này.',
    demo_only:
      'Quản trị viên của bản dùng thử chỉ thay đổi được lẫn nhau. Hãy đăng nhập bằng quản trị viên của chính bạn.',
    not_yourself: 'Bạn không thể tự làm điều này với mình. Hãy nhờ một chủ sở hữu khác.',
    platform_only: 'Việc này chỉ dành cho người vận hành của mọi đơn vị.',
    job_unknown: 'Không có tác vụ này, hoặc nó không có lịch.',
    work_unknown: 'Công việc này không còn nữa. Có thể nó đã được làm xong.',
    event_unknown: 'Lỗi này không còn nữa. Có thể nó đã được thử lại.',
    event_still_tried: 'Hệ thống vẫn đang tự thử lại. Hãy đợi đến khi nó bỏ cuộc.',
    event_fails_again: 'Lại thất bại: {error}',
  },
};
