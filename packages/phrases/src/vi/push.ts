import type { push as source } from '../en/push.ts';
import type { Words } from '../words.ts';

export const push: Words<typeof source> = {
  notices: {
    FINANCE: 'Có tin mới về tiền của bạn.',
    SECURITY: 'Bảo mật tài khoản của bạn có thay đổi. Vui lòng kiểm tra.',
    PROMO: '{merchant} có tin mới cho bạn.',
    deposit_credited: 'Tiền nạp của bạn đã về.',
    deposit_failed: 'Một lần nạp tiền không thành công.',
    withdrawal_paid: 'Tiền rút của bạn đã được chi trả.',
    withdrawal_refused: 'Một lần rút tiền không được thực hiện.',
    new_login: 'Có người đăng nhập tài khoản của bạn trên thiết bị mới. Có phải bạn không?',
    password_changed: 'Mật khẩu của bạn đã được đổi.',
    reward_waiting: 'Có phần thưởng đang chờ bạn.',
    level_raised: 'Bạn đã lên cấp mới.',
  },
  settings: {
    lead: 'Thông báo ngắn trên thiết bị này, kể cả khi đã đóng trang. Không bao giờ hiện số tiền.',
    on: 'Nhận thông báo trên thiết bị này',
    onHint: 'Thông báo dừng khi bạn đăng xuất tại đây.',
    saved: 'Đã lưu.',
    unsaved: 'Không lưu được. Hãy thử lại.',
    unread: 'Không đọc được cài đặt của bạn.',
    denied:
      'Trình duyệt đang chặn thông báo của trang này. Hãy cho phép trong cài đặt trang web rồi quay lại.',
    unsupported: 'Trình duyệt này không hiển thị thông báo của trang web.',
    iosInstall: 'Trên iPhone và iPad, thông báo hoạt động khi trang đã ở trên màn hình chính.',
    toApp: 'Xem cách làm',
    failed: 'Trình duyệt không bật được thông báo. Hãy thử lại sau.',
  },
  categories: {
    title: 'Nội dung',
    FINANCE: { name: 'Tiền', hint: 'Nạp và rút tiền' },
    SECURITY: { name: 'Bảo mật', hint: 'Đăng nhập mới và đổi mật khẩu' },
    PROMO: { name: 'Ưu đãi', hint: 'Khuyến mãi và phần thưởng. Chỉ gửi khi bạn muốn.' },
  },
  quiet: {
    title: 'Giờ yên tĩnh',
    on: 'Yên tĩnh ban đêm',
    hint: 'Thông báo trong lúc đó sẽ đến sau khi hết giờ. Thông báo bảo mật đến bất cứ lúc nào.',
    from: 'Từ',
    to: 'Đến',
    same: 'Giờ bắt đầu và kết thúc trùng nhau.',
  },
  offer: {
    title: 'Báo cho bạn khi tiền về nhé?',
    text: 'Một thông báo ngắn trên thiết bị này ngay khi tiền nạp về. Không có ưu đãi và bạn có thể tắt bất cứ lúc nào.',
    yes: 'Báo cho tôi',
    no: 'Để sau',
    done: 'Đã bật thông báo.',
  },
};
