import type { profit as source } from '../en/profit.ts';
import type { Words } from '../words.ts';

export const profit: Words<typeof source> = {
  result: 'Lãi/lỗ',
  formula: 'Tiền thắng, hoàn trả và khuyến mãi, trừ đi tiền cược.',
  stake: 'Tiền cược',
  validTurnover: 'Doanh số hợp lệ',
  payout: 'Tiền thắng',
  rebate: 'Hoàn trả',
  promotion: 'Khuyến mãi',
  aside: 'Không tính vào lãi/lỗ',
  deposits: 'Nạp tiền',
  withdrawals: 'Rút tiền',
  byDay: 'Theo ngày',
  chart: 'Lãi/lỗ mỗi ngày từ {from} đến {to}.',
  best: 'Ngày tốt nhất: {day}, {amount}.',
  worst: 'Ngày kém nhất: {day}, {amount}.',
  table: 'Xem dạng bảng',
  day: 'Ngày',
  showDay: 'Xem {day}',
  byCategory: 'Theo thể loại',
  bets: '{count, plural, other {# vé cược}}',
  staked: 'Cược {amount}',
  paid: 'Thắng {amount}',
  gifts: 'Ngoài trò chơi',
  credit: 'Đây là tổng của tiền chơi thử, không phải tiền thật thắng hay thua.',
  delay:
    'Vé cược được tính vào ngày có kết quả, sau đó vài giây. Vé chưa có kết quả không nằm trong đây.',
  emptyTitle: 'Chưa chơi trong thời gian này',
  emptyText: 'Hãy chọn thời gian dài hơn hoặc vào chơi: kết quả sẽ hiện ở đây.',
  failed: 'Không tải được lãi/lỗ',
};
