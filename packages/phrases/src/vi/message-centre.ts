import type { messageCentre as source } from '../en/message-centre.ts';
import type { Words } from '../words.ts';

export const messageCentre: Words<typeof source> = {
  label: 'Tin nhắn và cách liên hệ',
  telegram: 'Telegram',
  telegramText: 'Mở kênh của chúng tôi trong ứng dụng',
  notices: 'Thông báo',
  noticesText: 'Tin mới của trang',
  inbox: 'Hộp thư',
  inboxText: 'Tin nhắn về tài khoản của bạn',
  chat: 'Trò chuyện trực tiếp',
  chatText: 'Nói chuyện với chúng tôi ngay tại đây',
  service: 'Chăm sóc khách hàng',
  serviceText: 'Nhân viên sẵn sàng giúp bạn',
  line: 'LINE',
  lineText: 'Thêm chúng tôi làm bạn bè',
  unread: '{count} mục chưa đọc',
};
