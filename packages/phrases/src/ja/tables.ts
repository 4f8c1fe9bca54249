import type { tables as source } from '../en/tables.ts';
import type { Words } from '../words.ts';

export const tables: Words<typeof source> = {
  phases: {
    BETTING: '受付中',
    CLOSED: '締切',
    DEALING: '配札中',
    RESULT: '結果',
    SETTLED: '結果',
    VOIDED: '無効',
    PAUSED: '休止中',
  },
  left: '残り{count}秒',
  players: '{count}人がベット中',
  road: '最近の結果（右が最新）: {results}',
  noRoad: 'このシューの結果はまだありません',
  results: { DRAGON: 'ドラゴン', TIGER: 'タイガー', TIE: 'タイ', SUITED_TIE: 'スーテッドタイ' },
  marks: { DRAGON: '龍', TIGER: '虎' },
};
