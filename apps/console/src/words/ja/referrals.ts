import type { Words } from '@maneki/phrases/words';
import type { referralsEn } from '../en/referrals.ts';

export const referralsJa: Words<typeof referralsEn> = {
  referrals: {
    title: '友達招待',
    text: '誰が誰を招待したかの一覧です。友達は最終日までに電話番号の認証・入金・プレイを済ませると、双方に特典が付与されます。',
    empty: '招待された友達はまだいません。',
    joined: '登録日時',
    friend: '友達',
    referrer: '招待した会員',
    state: '状態',
    states: { OPEN: '進行中', QUALIFIED: '達成', EXPIRED: '期限切れ' },
    lastDay: '最終日',
    deposits: '入金額',
    qualified: '達成日時',
  },
};
