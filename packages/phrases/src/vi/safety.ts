import type { safety as source } from '../en/safety.ts';
import type { Words } from '../words.ts';

export const safety: Words<typeof source> = {
  refusals: {
    amount_invalid: 'Vui lòng nhập số tiền không âm.',
    raise_not_found: 'Không có yêu cầu tăng giới hạn nào chờ bạn xác nhận.',
    raise_too_soon: 'Bạn có thể xác nhận hạn mức cao hơn sau {hours} giờ nữa.',
    excluded:
      'Bạn đang trong thời gian tạm nghỉ chơi. Bạn vẫn xem được số dư, lịch sử và phần trợ giúp.',
    exclusion_not_longer:
      'Bạn có thể kéo dài thời gian này nhưng không thể rút ngắn. Vui lòng chọn thời gian dài hơn.',
    exclusion_unknown: 'Thời gian tạm nghỉ này đã kết thúc hoặc đã được gỡ bỏ.',
    lift_too_soon: 'Chỉ có thể gỡ bỏ sau {hours} giờ nữa.',
    member_unknown: 'Nhà cung cấp này không có thành viên đó.',
    cursor_invalid: 'Danh sách đã thay đổi. Vui lòng tải lại.',
  },
  limit: {
    title: 'Đã đến giới hạn của bạn',
    text: 'Bạn tự đặt giới hạn này để không chơi quá mức mong muốn. Lượt cược này không bị trừ tiền.',
    used: 'Đã dùng {used} trên {amount}',
    until: 'Tính lại từ {time}.',
    minutes: '{minutes} phút',
    leave: 'Rời đi',
    stay: 'Ở lại',
    failed: 'Không đọc được giới hạn của bạn. Chúng vẫn có hiệu lực.',
    kinds: {
      STAKE: {
        DAY: 'Tiền cược mỗi ngày',
        WEEK: 'Tiền cược mỗi tuần',
        MONTH: 'Tiền cược mỗi tháng',
      },
      LOSS: {
        DAY: 'Tiền thua mỗi ngày',
        WEEK: 'Tiền thua mỗi tuần',
        MONTH: 'Tiền thua mỗi tháng',
      },
      DEPOSIT: {
        DAY: 'Tiền nạp mỗi ngày',
        WEEK: 'Tiền nạp mỗi tuần',
        MONTH: 'Tiền nạp mỗi tháng',
      },
      SESSION: {
        DAY: 'Thời gian chơi mỗi ngày',
        WEEK: 'Thời gian chơi mỗi tuần',
        MONTH: 'Thời gian chơi mỗi tháng',
      },
    },
  },
  check: {
    title: 'Đã đến lúc xem giờ',
    text: 'Bạn đã ở đây {minutes} phút.',
    staked: 'Đã cược',
    won: 'Đã thắng',
    net: 'Chênh lệch',
    goOn: 'Tiếp tục',
    break: 'Nghỉ một chút',
    hint: 'Nghỉ sẽ đăng xuất bạn. Bạn có thể chọn tần suất nhắc trong phần cài đặt.',
  },
  interval: {
    title: 'Nhắc thời gian',
    text: 'Theo tần suất bạn chọn, lời nhắc cho biết bạn đã ở đây bao lâu và kết quả ra sao. Thời gian chạy tiếp khi đổi trang, đổi trò chơi hay tải lại.',
    every: '{minutes} phút',
    failed: 'Chưa lưu được lựa chọn của bạn. Vui lòng thử lại.',
  },
};
