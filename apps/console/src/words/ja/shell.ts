import type { Words } from '@maneki/phrases/words';
import type { shellEn } from '../en/shell.ts';

export const shellJa: Words<typeof shellEn> = {
  name: 'Maneki コンソール',
  nav: {
    groups: {
      members: '会員',
      games: 'ゲーム',
      site: 'サイト',
      money: 'お金',
      system: 'システム',
    },
    label: 'ページ',
    menu: 'メニューを開く',
    merchant: 'マーチャント',
    language: '言語',
    theme: 'ダーク／ライト',
    logOut: 'ログアウト',
    find: '探す',
    nothingFound: '該当するものがありません。',
  },
  list: {
    search: '検索',
    clear: 'クリア',
    columns: '列',
    export: 'CSV出力',
    first: '最初のページ',
    next: '次のページ',
    details: '{key} の詳細',
    tick: '{name}を選択',
    tickAll: 'このページをすべて選択',
  },
  sort: {
    up: '{name}を上へ',
    down: '{name}を下へ',
    remove: '{name}をリストから外す',
    moved: '{name}は{all}件中{place}番目です',
    save: '順番を保存',
    undo: '元に戻す',
    unsaved: '未保存',
  },
  form: {
    missing: '入力してください。',
    short: '短すぎます。',
    long: '長すぎます。',
    least: '{count, number}以上で入力してください。',
    most: '{count, number}以下で入力してください。',
    unfit: '入力内容を確認してください。',
    unreachable: 'サーバーから応答がありません。入力内容は残っています。もう一度お試しください。',
    cancel: 'キャンセル',
  },
  problem: {
    unreachable: 'サーバーから応答がありません。しばらくしてからもう一度お試しください。',
    again: 'もう一度試す',
    close: '閉じる',
    broken: 'このページで問題が発生しました。再読み込みしてください。',
  },
};
