import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: 'ขณะนี้เชื่อมต่อระบบออกรางวัลไม่ได้ โปรดลองอีกครั้งในอีกสักครู่',
    game_unknown: 'ที่นี่ไม่มีหวยนี้ให้เล่น',
  },
};
