import type { lottery as source } from '../en/lottery.ts';
import type { Words } from '../words.ts';

export const lottery: Words<typeof source> = {
  refusals: {
    unreachable: '現在、抽選に接続できません。しばらくしてからもう一度お試しください。',
    game_unknown: 'この宝くじは取り扱っていません。',
  },
};
