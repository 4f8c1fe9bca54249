import type { tables as source } from '../en/tables.ts';
import type { Words } from '../words.ts';

export const tables: Words<typeof source> = {
  phases: {
    BETTING: 'Đặt cược',
    CLOSED: 'Đã đóng',
    DEALING: 'Chia bài',
    RESULT: 'Kết quả',
    SETTLED: 'Kết quả',
    VOIDED: 'Hủy ván',
    PAUSED: 'Tạm nghỉ',
  },
  left: 'còn {count} giây',
  players: '{count} người đã đặt cược',
  road: 'Kết quả gần đây, mới nhất ở cuối: {results}',
  noRoad: 'Hộp bài này chưa có kết quả',
  results: { DRAGON: 'Rồng', TIGER: 'Hổ', TIE: 'Hòa', SUITED_TIE: 'Hòa đồng chất' },
  marks: { DRAGON: 'R', TIGER: 'H' },
};
