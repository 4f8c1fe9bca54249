import type { Words } from '@maneki/phrases/words';
import type { packetsEn } from '../en/packets.ts';

export const packetsJa: Words<typeof packetsEn> = {
  packets: {
    empty: '予定されている回はありません。有効な紅包プロモーションの回は1日前から表示されます。',
    starts: '開始',
    ends: '終了',
    promotion: 'プロモーション',
    state: '状態',
    given: '配布済み',
    left: '残り',
    amount: '配布額／総額（基準単位）',
    states: { PLANNED: '予定', OPEN: '開催中', OVER: '終了', NOT_HELD: '未開催' },
  },
};
