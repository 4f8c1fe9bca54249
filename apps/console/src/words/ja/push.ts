import type { Words } from '@maneki/phrases/words';
import type { pushEn } from '../en/push.ts';

export const pushJa: Words<typeof pushEn> = {
  notifications: {
    title: 'プッシュ通知',
    devices: '通知を受け取る端末',
    all: '端末数',
    categories: { FINANCE: '入出金', SECURITY: 'セキュリティ', PROMO: 'お得な情報' },
    quiet: '通知しない時間帯あり',
    waiting: '送信待ち',
    tried: 'うち再送待ち',
    days: '過去14日間',
    none: '過去14日間の送信はありません。',
    day: '日付（UTC）',
    category: '種類',
    ends: { taken: '配信済み', gone: '端末なし', refused: '拒否', givenUp: '断念' },
    key: '鍵',
    keyFrom: '鍵の由来',
    keyOwn: '専用の鍵（VAPID_PRIVATE_KEY）',
    keyDerived: 'マスターシークレット',
    keyHint:
      'マスターシークレットが変わると、すべての端末で通知の再登録が必要になります。専用の鍵を設定すれば登録は維持されます。',
    subject: '連絡先',
    publicKey: '公開鍵',
  },
};
