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
  problem: {
    unreachable: 'サーバーから応答がありません。しばらくしてからもう一度お試しください。',
    again: 'もう一度試す',
    close: '閉じる',
    broken: 'このページで問題が発生しました。再読み込みしてください。',
  },
};
