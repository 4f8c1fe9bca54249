import type { feedbackRefusals as source } from '../en/feedback-refusals.ts';
import type { Words } from '../words.ts';

export const feedbackRefusals: Words<typeof source> = {
  feedback_type: 'お問い合わせの種類をお選びください。',
  feedback_length: '{min}～{max}文字で入力してください。',
  feedback_too_many:
    'ご意見の送信は1日{most}回までです。明日以降にお試しいただくか、カスタマーサポートへお問い合わせください。',
  feedback_unknown: 'このご意見は見つかりません。',
  feedback_taken: '{operator} が対応中です。回答する場合は、先に担当を引き継いでください。',
  feedback_moved_on: 'ほかの担当者が対応を進めました。内容をもう一度ご確認ください。',
};
