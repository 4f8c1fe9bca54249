import type { app as source } from '../en/app.ts';
import type { Words } from '../words.ts';

export const app: Words<typeof source> = {
  install: {
    title: '{merchant}をホーム画面に追加',
    text: '全画面で開き、起動も速く、容量はほとんど使いません。ストアは不要です。',
    ios: 'iPhone・iPad',
    iosShare: 'Safariのバーで共有ボタンをタップします。',
    iosAdd: '下へスクロールし「ホーム画面に追加」を選びます。',
    iosConfirm: '「追加」をタップすると、アプリの横にアイコンが並びます。',
    android: 'Androidスマホ',
    androidMenu: 'ブラウザのメニュー（点が三つ）を開きます。',
    androidAdd: '「アプリをインストール」または「ホーム画面に追加」を選びます。',
    androidConfirm: '確認すると、アプリの横にアイコンが並びます。',
    now: '今すぐインストール',
    steps: 'インストールの手順',
    otherPhones: 'ほかのスマホでは',
    installed: 'アプリでご利用中です',
    installedText:
      'この端末では{merchant}がアプリとして動いています。ほかに必要な操作はありません。',
    toHome: 'ホームへ',
    linkAndroid: 'Android版をダウンロード',
    androidHint: 'ここからのアプリのインストールを許可するか、確認されることがあります。',
    linkIos: 'iPhone版を入手',
    linkProfile: 'iOSプロファイルをインストール',
    profileHint:
      'ダウンロード後に「設定」を開き、「ダウンロード済みのプロファイル」から「インストール」を選んでください。',
    scan: 'スマホで読み取る',
    scanText: 'スマホでこのページが開きます。',
    code: 'このページのQRコード',
  },
  useful: {
    fullScreen: 'ホーム画面から全画面ですぐに開けます',
    notified: 'ご希望の場合は、お金の動きを通知でお知らせします',
    newest: 'いつでも最新版。更新作業は不要です',
  },
  offer: {
    title: '{merchant}をワンタップで開く',
    text: 'ホーム画面に追加できます。容量はほとんど使いません。',
    yes: '追加方法を見る',
    no: '今はしない',
  },
  manifest: {
    description: 'スロット、ライブテーブル、スポーツをホーム画面から。',
    home: 'ホーム',
    slots: 'スロット',
    deposit: '入金',
    rewards: '特典',
  },
};
