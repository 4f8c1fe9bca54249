import type { site as source } from '../en/site.ts';
import type { Words } from '../words.ts';

export const site: Words<typeof source> = {
  refusals: {
    under_maintenance:
      'システムをアップグレードしています。しばらくしてからもう一度お試しください。',
    region_restricted: '申し訳ありません。お客様の地域では当サイトをご利用いただけません。',
    feature_off:
      '申し訳ありません。このアカウントに権限がないか、この機能は一時的にご利用いただけません。',
    merchant_not_found: '該当するサイトがありません。',
    flags_contradict: '次の設定は組み合わせられません：{flags}',
  },
  meta: {
    home: {
      title: '{merchant}｜スロット、ライブテーブル、スポーツなど',
      description:
        '{merchant}は、公平性を検証できるゲーム、わかりやすいルール、自分で決められる上限設定を備えたモバイルゲームサイトです。プレイマネーで気軽にお楽しみください。',
    },
    page: {
      title: '{page}｜{merchant}',
      description: '{merchant}の「{page}」ページです。',
    },
  },
  home: {
    title: 'ホーム',
    banners: '新着情報',
    welcome: {
      title: '{merchant}へようこそ',
      text: '現在はすべてプレイマネーで遊べます。気軽に見て回ってください。',
    },
    fair: {
      title: '確かめられる公平さ',
      text: '結果はベットの前に封印され、終了後に公開されます。',
    },
    safe: {
      title: '自分のペースで楽しむ',
      text: '上限を決めて、時には休んで、また好きなときにどうぞ。',
    },
    promisesTitle: '当サイトのお約束',
    promises: {
      fair: {
        title: '検証できる公平性',
        text: '各ラウンドのシードはベットの前に封印されます。公開後は、誰でも結果を計算し直せます。',
      },
      money: {
        title: '正確で透明な会計',
        text: 'お金の動きはすべて複式で記帳し、毎分照合しています。明細は履歴で1件ずつ確認できます。',
      },
      limits: {
        title: '必ず守られる上限',
        text: '上限の引き下げはすぐに適用されます。引き上げは1日後に適用されるので、その間に考え直せます。',
      },
    },
    demo: {
      title: 'デモモード',
      text: '当サイトではリアルマネーの受け取りも支払いも行いません。入金と出金は模擬操作です。',
    },
  },
  restrict: {
    maintenanceTitle: 'アップグレード中です',
    maintenanceText: 'システムをアップグレードしています。しばらくしてからもう一度お試しください。',
    maintenanceEnds: '再開予定：{date}',
    regionTitle: 'この地域では利用できません',
    regionText: 'アクセス元の地域の規制により、当サイトをご利用いただけません。',
    address: 'IPアドレス：{address}',
    country: '国・地域：{country}',
    checkAgain: '再確認する',
    contact: 'サポートに問い合わせる',
  },
  serviceError: {
    title: 'サイト側で問題が発生しました',
    text: '状況はすでに担当者に届いており、現在調査中です。これまでの操作内容は失われていません。',
    reference: 'お問い合わせ番号：{reference}',
    retry: '再試行',
    home: 'ホームに戻る',
  },
  offline: {
    title: 'オフラインです',
    text: '現在、インターネットに接続されていません。接続が戻ると、このページは自動的に表示されます。',
    retry: '再試行',
  },
  outerApp: {
    title: 'ブラウザで開く',
    text: 'このページは別のアプリの中で表示されているため、ゲームやログインが正しく動作しないことがあります。お使いのブラウザで開いてください。',
    stepMenu: 'アプリのメニュー（多くは画面の隅にある3つの点）をタップします。',
    stepOpen: '「ブラウザで開く」を選びます。',
    stepCopy: 'または、URLをコピーしてブラウザに貼り付けます。',
    copy: 'URLをコピー',
    copied: 'コピーしました',
  },
  service: {
    title: 'カスタマーサポート',
    text: 'お問い合わせ方法をお選びください。',
    CS: 'ライブサポート',
    whatsapp: 'WhatsApp',
    none: '現在ご利用いただける窓口がありません。しばらくしてからもう一度お試しください。',
  },
  footer: {
    licence: 'ライセンス番号：{number}（{authority}）',
    noLicence: 'デモ専用：リアルマネーを扱うライセンスは登録されていません。',
    copyright: '© {from}–{to} {holder}. All rights reserved.',
    age: '{age}+',
    ageText: '{age}歳以上の成人の方が対象です。のめり込まず、無理のない範囲でお楽しみください。',
    social: '公式SNS',
    legal: '規約',
    terms: '利用規約',
    agreement: 'ユーザー同意書',
  },
  wide: {
    title: 'スマホ向けのサイトです',
    text: '読み取ると、この続きをスマホで楽しめます。',
    code: 'このページのQRコード',
  },
};
