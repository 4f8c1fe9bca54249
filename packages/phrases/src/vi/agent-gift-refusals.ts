import type { giftRefusals as source } from '../en/agent-gift-refusals.ts';
import type { Words } from '../words.ts';

export const giftRefusals: Words<typeof source> = {
  gifts_off: 'Ở đây không thể gửi tiền cho đội nhóm.',
  gift_play_credit: 'Tài khoản dùng thử không có tiền để gửi.',
  recipient_unknown: 'Có người bạn chọn không thuộc đội nhóm mà bạn có thể gửi.',
  recipient_closed: '{username} hiện không thể nhận tiền.',
  recipient_new: '{username} vừa đăng ký và có thể nhận tiền sau {hours} giờ.',
  recipient_idle:
    '{username} chưa chơi đủ để nhận mưa lì xì: cần cược hợp lệ ít nhất {minimum} trong bảy ngày qua.',
  sender_new: 'Tài khoản của bạn còn mới. Bạn có thể gửi tiền sau {hours} giờ.',
  sender_closed: 'Tài khoản này hiện không thể gửi tiền.',
  gift_each_low: 'Mỗi người nhận ít nhất {minimum}.',
  gift_each_high: 'Mỗi người nhận nhiều nhất {maximum}.',
  gift_day_limit: 'Hôm nay bạn còn có thể gửi {left}.',
  gift_short: 'Hiện bạn có thể gửi {withdrawable}.',
  gift_unknown: 'Không tìm thấy lần gửi này.',
  gift_moved: 'Không thể thực hiện nữa vì trạng thái đã thay đổi ({state}).',
  gift_claimed: '{operator} đang xem xét.',
  rain_time: 'Mưa lì xì bắt đầu ngay hoặc trong vòng {days} ngày tới.',
  rain_unknown: 'Không tìm thấy cơn mưa lì xì này.',
  rain_early: 'Cơn mưa lì xì này chưa bắt đầu.',
  rain_over: 'Cơn mưa lì xì này đã kết thúc.',
  rain_all_taken: 'Tất cả bao lì xì đã có người nhận.',
  rain_not_earned:
    'Cơn mưa lì xì này dành cho thành viên có cược hợp lệ ít nhất {minimum} trong bảy ngày qua.',
  taker_new: 'Tài khoản của bạn còn mới. Bạn có thể tham gia sau {hours} giờ.',
  taker_closed: 'Hiện bạn không thể tham gia.',
};
