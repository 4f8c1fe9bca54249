import type { agent as source } from '../en/agent.ts';
import type { Words } from '../words.ts';

export const agent: Words<typeof source> = {
  greetings: {
    morning: 'Chào buổi sáng',
    noon: 'Chào buổi trưa',
    afternoon: 'Chào buổi chiều',
    evening: 'Chào buổi tối',
  },
  counters: {
    title: 'Đội của bạn hôm nay',
    here: 'Đăng nhập',
    bet: 'Đặt cược',
    joined: 'Đăng ký',
    online: 'Trực tuyến',
    failed: 'Hiện chưa đọc được số liệu. Hệ thống sẽ thử lại sau một phút.',
  },
  entries: {
    label: 'Công cụ đại lý',
    overview: 'Tổng quan đội',
    members: 'Thành viên đội',
    pnl: 'Lãi lỗ của đội',
    betting: 'Cược của đội',
    record: 'Sao kê đại lý',
    gifts: 'Gửi tiền cho đội',
    rebate: 'Hoàn trả của tôi',
    teamRebate: 'Hoàn trả của đội',
    security: 'Bảo mật',
    mail: 'Thư',
    service: 'Hỗ trợ trực tuyến',
    unread: '{count} chưa đọc',
  },
  bar: {
    label: 'Menu đại lý',
    home: 'Trang chủ',
    links: 'Mời',
    dividend: 'Cổ tức',
    notices: 'Thông báo',
  },
};
