import type { shell as source } from '../en/shell.ts';
import type { Words } from '../words.ts';

export const shell: Words<typeof source> = {
  nav: {
    label: 'メインメニュー',
    home: 'ホーム',
    service: 'サポート',
  },
  titles: {
    home: 'ホーム',
    restrict: 'お知らせ',
    serviceError: 'サービスエラー',
    terms: '利用規約',
    agreement: 'ユーザー同意書',
    offline: 'オフライン',
    outerApp: 'ブラウザで開く',
  },
  actions: {
    back: '戻る',
    close: '閉じる',
    ok: 'OK',
    cancel: 'キャンセル',
    confirm: '確定',
    retry: '再試行',
    skip: '本文へスキップ',
    pause: '一時停止',
    play: '再開',
    reload: '再読み込み',
  },
  theme: {
    label: 'テーマ',
    dark: 'ダーク',
    light: 'ライト',
    toDark: 'ダークテーマに切り替える',
    toLight: 'ライトテーマに切り替える',
  },
  language: {
    label: '言語',
    choose: '言語を選択',
    switchTo: '{language}に切り替える',
  },
  notices: {
    offline: 'オフラインです。表示が最新でない場合がありますが、入力した内容は失われません。',
    online: 'オンラインに戻りました。',
    slow: '通信速度が低下しています。引き続き接続を試みています。',
    update: '新しいバージョンがあります。',
    loading: '読み込み中…',
    chunkFailed: 'ページを読み込めませんでした。接続を確認して、もう一度お試しください。',
    unknownError: '不明なエラーが発生しました',
  },
  carousel: {
    carousel: 'カルーセル',
    slide: 'スライド',
    position: 'スライド{position}/{count}',
  },
  demo: 'デモ：プレイマネー専用',
};
