/** The words of the inbox: its page, and every message that is sent by itself. */
export const inbox = {
  label: 'Tin nhắn',
  tabs: {
    ALL: 'Tất cả',
    SYSTEM: 'Tài khoản',
    FINANCE: 'Tiền',
    PROMO: 'Ưu đãi',
    AGENT: 'Đại lý',
  },
  tabsLabel: 'Loại tin nhắn',
  unread: '{count} chưa đọc',
  readAll: 'Đánh dấu đã đọc tất cả',
  readAllDone: 'Đã đánh dấu đọc mọi tin nhắn.',
  new: 'Mới',
  remove: 'Xóa',
  removeNamed: 'Xóa “{title}”',
  undo: 'Hoàn tác',
  undoText: 'Đã xóa “{title}”.',
  restored: 'Tin nhắn đã trở lại.',
  emptyTitle: 'Chưa có tin nhắn',
  emptyText: 'Chúng tôi viết cho bạn tại đây về tiền, tài khoản và ưu đãi dành cho bạn.',
  emptyTab: 'Không có gì ở đây',
  emptyTabText: 'Không có tin nhắn loại này.',
  home: 'Về trang chủ',
  failed: 'Không đọc được tin nhắn',
  failedText: 'Vui lòng thử lại sau giây lát.',
  offline: 'Bạn đang ngoại tuyến',
  offlineText: 'Tin nhắn sẽ hiện khi có kết nối.',
  moreFailed: 'Không đọc thêm được.',
  end: 'Tin nhắn được lưu 180 ngày.',
  goneTitle: 'Tin nhắn này không còn',
  goneText: 'Nó đã bị xóa, thu hồi hoặc quá cũ.',
  back: 'Tất cả tin nhắn',
  links: {
    deposit: 'Xem lệnh nạp',
    record: 'Xem lịch sử tài khoản',
    gifts: 'Xem lần gửi',
    withdrawal: 'Xem lệnh rút',
    rewards: 'Mở trung tâm phần thưởng',
    promotions: 'Xem khuyến mãi',
    benefits: 'Xem quyền lợi',
    mall: 'Mở cửa hàng điểm',
    orders: 'Xem đơn hàng',
    verification: 'Mở xác minh',
    security: 'Mở trung tâm bảo mật',
    friends: 'Xem bạn bè của bạn',
    feedback: 'Xem phản hồi của bạn',
    contract: 'Xem hợp đồng',
    dividend: 'Xem cổ tức',
    topUp: 'Nạp tiền',
  },
  kinds: {
    DEPOSIT_CREDITED: {
      title: 'Tiền nạp đã vào ví',
      text: '{amount} từ lệnh {orderNo} đã có trong ví của bạn.',
    },
    DEPOSIT_REFUSED: {
      title: 'Lệnh nạp không được chấp nhận',
      text: 'Lệnh {orderNo} trị giá {amount} đã bị từ chối. Lý do có trong chi tiết lệnh.',
    },
    DEPOSIT_FAILED: {
      title: 'Nạp tiền không thành công',
      text: 'Không thể mở lệnh {orderNo} trị giá {amount}. Bạn không bị trừ tiền; hãy thử lại hoặc chọn cách khác.',
    },
    WITHDRAWAL_PAID: {
      title: 'Lệnh rút đã được chi trả',
      text: '{amount} của lệnh {orderNo} đang được chuyển đến tài khoản của bạn.',
    },
    WITHDRAWAL_REFUSED: {
      title: 'Lệnh rút không được duyệt',
      text: 'Lệnh {orderNo} trị giá {amount} đã bị từ chối. Tiền đã trở lại ví, lý do có trong chi tiết lệnh.',
    },
    WITHDRAWAL_FAILED: {
      title: 'Không thể chi trả lệnh rút',
      text: 'Ngân hàng không xử lý lệnh {orderNo} trị giá {amount}. Tiền đã trở lại ví; vui lòng kiểm tra tài khoản nhận.',
    },
    TEAM_MONEY_RECEIVED: {
      title: 'Tiền từ tuyến trên',
      text: '{from} đã gửi cho bạn {amount}. Cần cược một lần trước khi rút.',
    },
    TEAM_MONEY_REFUSED: {
      title: 'Tiền của bạn chưa được gửi',
      text: 'Chúng tôi không gửi {amount} cho đội nhóm của bạn. Tiền đã trở về số dư. Lý do: {reason}',
    },
    REWARD_WAITING: {
      title: 'Có phần thưởng đang chờ bạn',
      text: 'Bạn có {amount} chờ nhận tại trung tâm phần thưởng đến hết {day}.',
    },
    REWARD_CREDITED: {
      title: 'Phần thưởng đã được cộng',
      text: '{amount} đã vào ví. Điều kiện trước khi rút có tại trung tâm phần thưởng.',
    },
    POINTS_WAITING: {
      title: 'Có điểm đang chờ bạn',
      text: 'Bạn có {points} điểm chờ nhận tại trung tâm phần thưởng đến hết {day}.',
    },
    REBATE_CREDITED: {
      title: 'Hoàn trả đã được cộng',
      text: '{amount} hoàn trả từ số tiền bạn đã chơi đã vào ví.',
    },
    COMMISSION_CREDITED: {
      title: 'Hoa hồng từ bạn bè',
      text: '{amount} từ lượt chơi của bạn bè đã vào ví của bạn.',
    },
    CLAIM_REFUSED: {
      title: 'Đơn của bạn không được duyệt',
      text: 'Bạn đã đăng ký “{promotion}”. Chúng tôi không thể duyệt: {reason}',
    },
    CLAIM_REVERSED: {
      title: 'Tiền thưởng đã bị thu hồi',
      text: 'Khoản thưởng từ “{promotion}” đã bị thu hồi: {reason}',
    },
    LEVEL_RAISED: {
      title: 'Bạn đã lên VIP {level}',
      text: 'Quyền lợi tốt hơn áp dụng từ hôm nay. Xem chi tiết tại trang quyền lợi.',
    },
    LEVEL_LOWERED: {
      title: 'Bạn hiện ở VIP {level}',
      text: 'Lượt chơi tháng trước không đủ giữ cấp cũ. Những gì bạn đã nhận vẫn là của bạn.',
    },
    POINTS_EXPIRING: {
      title: 'Một số điểm sắp hết hạn',
      text: '{points} điểm hết hạn ngày {day}. Xem quà đổi được tại cửa hàng điểm.',
    },
    ORDER_CONFIRMED: {
      title: 'Đơn hàng đã được xác nhận',
      text: 'Chúng tôi đang chuẩn bị đơn {orderNo} từ cửa hàng điểm.',
    },
    ORDER_SENT: {
      title: 'Đơn hàng đang được giao',
      text: 'Đơn {orderNo} đã gửi đi. Đơn vị vận chuyển và mã theo dõi có trong chi tiết đơn.',
    },
    ORDER_REFUNDED: {
      title: 'Đơn hàng đã được hoàn điểm',
      text: 'Điểm của đơn {orderNo} đã trở lại tài khoản. Lý do có trong chi tiết đơn.',
    },
    REBATES_LOWERED: {
      title: 'Mức hoàn trả của bạn đã giảm',
      text: 'Công ty đã thay đổi mức hoàn trả của bạn: {values}. Nếu có thắc mắc, hãy liên hệ với chúng tôi.',
    },
    VERIFICATION_ACCEPTED: {
      title: 'Đã xác minh danh tính',
      text: 'Cảm ơn bạn. Việc rút tiền không còn bị tạm giữ vì lý do này.',
    },
    VERIFICATION_REFUSED: {
      title: 'Chưa xác minh được danh tính',
      text: 'Vui lòng xem phần còn thiếu và gửi lại giấy tờ.',
    },
    NEW_DEVICE: {
      title: 'Thiết bị mới vừa đăng nhập',
      text: 'Có người đăng nhập từ {device}. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
    PASSWORD_CHANGED: {
      title: 'Mật khẩu đã được đổi',
      text: 'Mọi thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy liên hệ hỗ trợ ngay.',
    },
    PAYMENT_PASSWORD_CHANGED: {
      title: 'Mật khẩu thanh toán đã được đặt',
      text: 'Từ nay nó bảo vệ việc rút tiền. Nếu không phải bạn, hãy liên hệ hỗ trợ ngay.',
    },
    MOBILE_BOUND: {
      title: 'Đã liên kết số điện thoại',
      text: 'Từ nay {contact} có thể mở tài khoản của bạn.',
    },
    EMAIL_BOUND: {
      title: 'Đã liên kết email',
      text: 'Từ nay {contact} có thể mở tài khoản của bạn.',
    },
    PASSKEY_ADDED: {
      title: 'Đã thêm khóa truy cập',
      text: 'Có thể mở tài khoản bằng khóa truy cập của {device}. Nếu không phải bạn, hãy gỡ nó trong trung tâm bảo mật.',
    },
    FEEDBACK_ANSWERED: {
      title: 'Chúng tôi đã trả lời bạn',
      text: 'Đội ngũ hỗ trợ viết: {answer}',
    },
    DAILY_SALARY_OFFERED: {
      title: 'Có hợp đồng lương ngày chờ bạn',
      text: 'Hãy đọc điều khoản rồi chấp nhận hoặc từ chối. Đề nghị có hiệu lực bảy ngày.',
    },
    HOURLY_SALARY_OFFERED: {
      title: 'Có hợp đồng lương giờ chờ bạn',
      text: 'Hãy đọc điều khoản rồi chấp nhận hoặc từ chối. Đề nghị có hiệu lực bảy ngày.',
    },
    DIVIDEND_OFFERED: {
      title: 'Có hợp đồng cổ tức chờ bạn',
      text: 'Hãy đọc điều khoản rồi chấp nhận hoặc từ chối. Đề nghị có hiệu lực bảy ngày.',
    },
    SALARY_PAID: {
      title: 'Lương của bạn đã về',
      text: 'Lương ngày {amount} đã vào ví của bạn.',
    },
    DIVIDEND_PAID: {
      title: 'Cổ tức của bạn đã về',
      text: 'Cổ tức {amount} đã vào ví của bạn.',
    },
    BILLS_TO_COVER: {
      title: 'Vui lòng nạp tiền',
      text: 'Còn thiếu {amount} để trả cho tuyến dưới trực tiếp. Hệ thống sẽ trả ngay khi số dư rút được đủ.',
    },
  },
} as const;
