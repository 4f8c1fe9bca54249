import type { packets as source } from '../en/packets.ts';
import type { Words } from '../words.ts';

export const packets: Words<typeof source> = {
  failed: 'Không đọc được mưa lì xì.',
  noneTitle: 'Chưa có lịch mưa lì xì',
  noneText: 'Khi có lịch, bạn sẽ thấy ở đây và trong danh sách khuyến mãi.',
  toPromotions: 'Tất cả khuyến mãi',
  nextTitle: 'Lượt tiếp theo bắt đầu',
  lasts: 'Mở trong {minutes, plural, other {# phút}}. Trước đó bạn không cần làm gì.',
  noNext: 'Vài ngày tới không có lượt nào.',
  openTitle: 'Lì xì đang rơi',
  openText: 'Chạm vào một bao bất kỳ. Lượt này mở đến {time}.',
  envelope: 'Mở bao số {number, number}',
  takenTitle: 'Bạn nhận được {amount}',
  takenText: 'Tiền đã vào số dư. Cần cược {multiple, plural, other {# lần}} trước khi rút.',
  goneTitle: 'Đã được nhận hết',
  goneText: 'Mọi bao lì xì của lượt này đều đã có chủ.',
  nextAt: 'Lượt tiếp theo bắt đầu {time}.',
  notEarned:
    'Lượt này dành cho thành viên đã nạp ít nhất {minimum} hôm nay. Hôm nay bạn đã nạp {paidIn}.',
  unsure: 'Chúng tôi chưa xác nhận được. Hãy xem phần đã nhận bên dưới.',
  whoTitle: 'Ai được tham gia',
  whoDeposit:
    'Thành viên đã nạp ít nhất {minimum} trong ngày diễn ra. Hôm nay bạn đã nạp {paidIn}.',
  whoAll: 'Mọi thành viên.',
  one: 'Mỗi lượt mỗi thành viên một bao.',
  holds: 'Có {packets, number} bao, mỗi bao từ {least} đến {most}. Số tiền là ngẫu nhiên.',
  stake: 'Số tiền nhận được cần cược {multiple, plural, other {# lần}} trước khi rút.',
  ownTitle: 'Bạn đã nhận',
  ownNone: 'Chưa có.',
};
