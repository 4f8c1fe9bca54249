import type { record as source } from '../en/record.ts';
import type { Words } from '../words.ts';

export const record: Words<typeof source> = {
  period: {
    label: '期間',
    today: '今日',
    yesterday: '昨日',
    week: '7日間',
    month: '30日間',
    thisMonth: '今月',
    lastMonth: '先月',
    own: '日付指定',
    from: '開始日',
    to: '終了日',
    apply: '表示',
    zone: '日時は{zone}で表示しています',
  },
  periodWrong: 'この期間は表示できません',
  longerPeriod: '30日間を表示',
  thisMonth: '今月を表示',
  play: 'ゲームで遊ぶ',
  news: '新しい履歴があります',
  failed: '履歴を読み込めませんでした',
  failedText: 'データは失われていません。もう一度お試しください。',
  offline: 'オフラインです',
  offlineText: 'オンラインに戻ると、履歴は自動的に読み込まれます。',
  moreFailed: '続きを読み込めませんでした。',
  copy: '番号{number}をコピー',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした。番号を選択してコピーしてください。',
  total: {
    label: '期間の合計',
    failed: '合計を読み込めませんでした。',
  },
  filter: {
    open: '絞り込み',
    count: '絞り込み（{count}件適用中）',
    reset: 'リセット',
    show: '表示',
    remove: '絞り込みを解除：{name}',
    clear: '絞り込みをすべて解除',
  },
};
