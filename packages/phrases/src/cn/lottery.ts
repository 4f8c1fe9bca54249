import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: '暂时无法连接开奖系统，请稍后再试。',
    game_unknown: '此处不提供该彩票。',
  },
};
