import type { record as source } from '../en/record.ts';
import type { Words } from '../words.ts';

export const record: Words<typeof source> = {
  period: {
    label: 'Thời gian',
    today: 'Hôm nay',
    yesterday: 'Hôm qua',
    week: '7 ngày',
    month: '30 ngày',
    thisMonth: 'Tháng này',
    lastMonth: 'Tháng trước',
    own: 'Chọn ngày',
    from: 'Từ ngày',
    to: 'Đến ngày',
    apply: 'Xem',
    zone: 'Ngày giờ theo múi giờ {zone}',
  },
  periodWrong: 'Không xem được khoảng thời gian này',
  longerPeriod: 'Xem 30 ngày',
  thisMonth: 'Xem tháng này',
  play: 'Vào chơi',
  news: 'Có mục mới',
  failed: 'Không tải được lịch sử',
  failedText: 'Dữ liệu vẫn còn nguyên. Vui lòng thử lại.',
  offline: 'Bạn đang ngoại tuyến',
  offlineText: 'Lịch sử sẽ tự tải khi bạn có mạng trở lại.',
  moreFailed: 'Không tải được các mục tiếp theo.',
  copy: 'Sao chép mã {number}',
  copied: 'Đã sao chép',
  notCopied: 'Không sao chép được. Vui lòng chọn mã rồi tự sao chép.',
  total: {
    label: 'Tổng trong thời gian này',
    failed: 'Không tải được số tổng.',
  },
  filter: {
    open: 'Lọc',
    count: 'Lọc, đang dùng {count}',
    reset: 'Đặt lại',
    show: 'Xem',
    remove: 'Bỏ lọc: {name}',
    clear: 'Xóa mọi bộ lọc',
  },
};
