import type { Words } from '@maneki/phrases/words';
import type { feedbackEn } from '../en/feedback.ts';

export const feedbackJa: Words<typeof feedbackEn> = {
  feedback: {
    title: 'ご意見',
    tabs: { label: 'ご意見', waiting: '新着', taken: '対応中', all: 'すべて' },
    nothingWaits: '未対応のものはありません。',
    empty: 'ご意見はありません。',
    back: '← ご意見の一覧',
    member: '会員',
    type: '種類',
    types: {
      deposit: '入金',
      withdrawal: '出金',
      game: 'ゲーム',
      service: 'カスタマーサポート',
      agent: 'エージェントの申し込み',
      other: 'その他',
    },
    content: '内容',
    language: '言語',
    state: '状態',
    states: { NEW: '新着', IN_PROGRESS: '対応中', ANSWERED: '回答済み', CLOSED: '完了' },
    takenBy: '担当者',
    sentAt: '送信日時',
    take: '担当する',
    takeOver: '引き継ぐ',
    taken: 'あなたが担当になりました。会員には対応中と表示されます。',
    answer: '回答',
    answerText: '会員はご意見のページと受信箱で回答を読みます。送信後は変更できません。',
    answered: '回答しました。',
    answeredBy: '回答者',
    close: '完了にする',
    closed: '完了にしました。',
  },
};
