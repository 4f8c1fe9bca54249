import type { linkRefusals as source } from '../en/agent-link-refusals.ts';
import type { Words } from '../words.ts';

export const linkRefusals: Words<typeof source> = {
  link_unknown: 'Không có liên kết này.',
  link_limit: 'Chỉ có thể bật cùng lúc tối đa {most} liên kết. Hãy tắt bớt một liên kết trước.',
  link_over: 'Liên kết này đã kết thúc và không thể bật lại. Hãy tạo liên kết mới.',
  link_expiry: 'Thời hạn phải ở trong tương lai.',
  link_domain: 'Trang này không hoạt động ở tên miền đó.',
  line_full: 'Tuyến của bạn đã đủ {levels} cấp nên không ai có thể tham gia bên dưới bạn.',
  openings_limit:
    'Bạn có thể mở {most} tài khoản mỗi ngày. Hãy thử lại vào ngày mai hoặc chia sẻ liên kết.',
};
