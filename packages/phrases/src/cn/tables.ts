import type { tables as source } from '../en/tables.ts';
import type { Words } from '../words.ts';

export const tables: Words<typeof source> = {
  phases: {
    BETTING: '下注中',
    CLOSED: '已封盘',
    DEALING: '发牌中',
    RESULT: '结果',
    SETTLED: '结果',
    VOIDED: '本局作废',
    PAUSED: '暂停',
  },
  left: '还剩 {count} 秒',
  players: '{count} 位玩家已下注',
  road: '最近结果（最新在后）：{results}',
  noRoad: '本牌靴还没有结果',
  results: { DRAGON: '龙', TIGER: '虎', TIE: '和', SUITED_TIE: '同花和' },
  marks: { DRAGON: '龙', TIGER: '虎' },
};
