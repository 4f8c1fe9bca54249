import type { content as source } from '../en/content.ts';
import type { Words } from '../words.ts';

export const content: Words<typeof source> = {
  refusals: {
    notice_unknown: 'このお知らせはもうありません。',
    preview_over: 'このプレビューは期限切れです。管理画面からもう一度開いてください。',
  },
  banners: { label: '最新情報' },
  notices: {
    label: 'お知らせ',
    none: '現在お知らせはありません',
    latest: '最新',
    unread: '新着{count}件',
    pinned: '固定',
    new: '新着',
    emptyTitle: 'お知らせはありません',
    emptyText: '新しいお知らせはここに表示されます。',
    home: 'ゲームへ',
    failed: 'お知らせを読み込めませんでした',
    failedText: '当サイトまたは通信の問題です。もう一度お試しください。',
    offline: 'オフラインです',
    offlineText: '接続が戻ると表示されます。',
    moreFailed: '続きを読み込めませんでした。',
    end: 'これですべてです',
    back: 'お知らせ一覧',
    goneTitle: '見つかりません',
    goneText: 'このお知らせは終了したか、このアカウントの対象ではありません。',
    open: '移動する',
  },
  hot: {
    title: '注目ニュース',
    play: '動画を再生',
    pause: '動画を一時停止',
    previous: '前へ',
    next: '次へ',
    go: '見てみる',
    film: '動画',
  },
  preview: {
    notShown: '対象外です',
    notShownText: 'この対象の人には表示されません。',
  },
  popups: {
    go: '見てみる',
    ok: '閉じる',
  },
  help: {
    topics: 'トピック',
    emptyTitle: 'ヘルプはまだありません',
    emptyText: 'カスタマーサポートにお問い合わせください。',
    failed: 'ヘルプを読み込めませんでした',
    failedText: '当サイトまたは通信の問題です。もう一度お試しください。',
    changed: '最終更新：{date}',
    next: '次へ：{title}',
  },
};
