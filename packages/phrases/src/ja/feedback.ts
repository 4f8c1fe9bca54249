import type { feedback as source } from '../en/feedback.ts';
import type { Words } from '../words.ts';

export const feedback: Words<typeof source> = {
  intro:
    'お困りのことや改善してほしい点をお聞かせください。回答は受信箱とこのページでお知らせします。',
  type: 'お問い合わせの種類',
  typePick: '種類を選択',
  types: {
    deposit: '入金について',
    withdrawal: '出金について',
    game: 'ゲームについて',
    service: 'カスタマーサポートについて',
    agent: 'エージェントの申し込み',
    other: 'その他',
  },
  content: '内容',
  placeholder: 'いつ、どのゲームや注文で、何が起こりましたか？',
  few: 'あと{count}文字以上',
  submit: '送信する',
  sent: 'ご意見を送信しました。ありがとうございます。',
  sentText: 'いただいた内容はすべて確認します。回答は下の一覧と受信箱に届きます。',
  own: 'これまでのご意見',
  empty: 'まだご意見を送信していません。',
  more: 'さらに表示',
  answer: '回答',
  waiting: '回答はここに表示されます。',
  failed: 'ご意見の一覧を読み込めませんでした。',
  states: {
    NEW: '受付済み',
    IN_PROGRESS: '確認中',
    ANSWERED: '回答済み',
    CLOSED: '完了',
  },
};
