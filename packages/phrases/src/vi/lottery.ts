import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: 'Hiện không kết nối được hệ thống quay số. Vui lòng thử lại sau giây lát.',
    game_unknown: 'Xổ số này không có ở đây.',
  },
};
