import type { referral as source } from '../en/referral.ts';
import type { Words } from '../words.ts';

export const referral: Words<typeof source> = {
  unread: 'Không đọc được trang này.',
  soon: 'Mời bạn bè sắp ra mắt',
  soonText: 'Chúng tôi sẽ báo cho bạn khi mở.',
  title: 'Mời bạn bè, cả hai cùng nhận thưởng',
  text: 'Khi bạn của bạn hoàn thành các điều kiện dưới đây, bạn nhận {referrer} và người ấy nhận {friend}.',
  qrAlt: 'Mã để quét: mở trang đăng ký kèm lời mời của bạn',
  scan: 'Đưa bạn của bạn quét mã này',
  link: 'Liên kết của bạn',
  code: 'Mã của bạn',
  codeText: 'Cũng có thể nhập làm mã mời khi đăng ký.',
  copyLink: 'Sao chép liên kết',
  copyCode: 'Sao chép mã',
  share: 'Chia sẻ',
  shareText: 'Hãy cùng tôi tham gia {merchant}.',
  saveQr: 'Lưu hình',
  counts: {
    invited: 'Đã mời',
    qualified: 'Đạt điều kiện',
    pending: 'Đang thực hiện',
    earned: 'Đã nhận',
    waiting: 'Có thể nhận {amount}',
    toRewards: 'Đến trung tâm thưởng',
  },
  friends: {
    title: 'Bạn bè của bạn',
    empty: 'Chưa có ai đăng ký qua liên kết của bạn',
    emptyText: 'Bạn bè đăng ký qua liên kết sẽ hiện ở đây.',
    joined: 'Đăng ký ngày {date}',
    qualified: 'Đạt điều kiện ngày {date}',
    more: 'Xem thêm',
    daysLeft: '{count, plural, =0 {Hôm nay là ngày cuối} other {Còn # ngày}}',
    missing: 'Còn thiếu',
    counting: 'Đã hoàn thành. Hệ thống đang tính và cần vài phút.',
    expired: 'Đã hết thời gian trước khi hoàn thành mọi điều kiện.',
    states: { PENDING: 'Đang thực hiện', QUALIFIED: 'Đạt điều kiện', EXPIRED: 'Hết thời gian' },
    obstacles: {
      PHONE: 'Chưa xác minh số điện thoại',
      DEPOSIT: 'Tiền nạp: {done} trên {needed}',
      TURNOVER: 'Doanh thu cược hợp lệ: {done} trên {needed}',
      SHARED: 'Bạn và người này dùng chung một thông tin mà hai người thường không dùng chung',
    },
  },
  milestones: {
    title: 'Khi có thêm bạn bè',
    row: '{count} người bạn đạt điều kiện',
    reached: 'Đã đạt',
  },
  rules: {
    title: 'Cách thức',
    steps:
      'Trong {days} ngày kể từ khi đăng ký, bạn của bạn xác minh số điện thoại, nạp tổng cộng {deposit} và đạt doanh thu cược hợp lệ {turnover}.',
    apart:
      'Bạn và bạn của bạn không được dùng chung thiết bị, địa chỉ mạng, điện thoại hay tài khoản rút tiền.',
    gift: '{referrer} của bạn có thể rút ngay. Bạn của bạn cần cược {times} lần số {friend} trước khi rút.',
    commission:
      'Trong {months} tháng, bạn nhận {first} doanh thu cược hợp lệ của bạn bè đạt điều kiện ở slot, bắn cá và thể thao, và {second} của những người họ mời.',
    daily:
      'Được tính lúc 04:30 mỗi ngày cho ngày trước đó và chờ ở trung tâm thưởng. Ngày dưới {min} không được trả; mỗi ngày trả tối đa {max}.',
    calm: 'Chỉ mời người đã đủ tuổi và thích chơi. Không ai có nghĩa vụ phải cược.',
  },
  agent: {
    title: 'Bạn mời với tư cách đại lý',
    text: 'Ai đăng ký qua liên kết đại lý của bạn sẽ vào đội của bạn. Chương trình mời bạn bè chỉ dành cho người chơi.',
    none: 'Bạn không có liên kết mời nào đang hoạt động. Vui lòng hỏi tuyến trên hoặc bộ phận chăm sóc khách hàng.',
    close: 'Đến trung tâm thành viên',
  },
};
