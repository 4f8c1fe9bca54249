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
    changed_meanwhile:
      'その間に{operator}さんが保存しました。入力内容は残っています。現在の内容を確認してから、もう一度保存してください。',
    years_reversed: '開始年が終了年より後になっています。',
    colour_invalid: '{colour}は色として使えません。#rrggbbの形で入力してください。',
    contrast_low:
      '{theme}テーマの{ground}上の{ink}はコントラスト比{ratio}:1です。誰でも読めるように{needed}:1以上が必要です。',
    host_invalid:
      '{host}はホスト名ではありません。https://やポート、パスを付けずに入力してください。',
    host_taken: '{host}は別のマーチャントのものです。',
    host_in_use: '現在{host}を表示しているため、削除できません。',
    main_domain_foreign: 'メインドメインはホストの中から選んでください。',
    default_not_offered: '初期値は提供しているものの中から選んでください。',
    link_invalid: '{link}はhttps://で始まるアドレスではありません。',
    link_twice: '{link}が重複しています。',
    image_host_invalid: '{host}はhttpsのホストではありません。',
    plan_reversed: '終了は開始より後にしてください。',
    plan_over: 'このメンテナンスはすでに終わっています。',
    country_unknown: 'その国はありません。',
    licence_incomplete:
      'ライセンスには番号と発行機関の両方が必要です。両方を入力するか、両方を空にしてください。',
    licence_needed: 'この国でリアルマネーを扱うにはライセンスが必要です。',
    markets_of_all: '市場の設定はすべてのサイトに関わるため、全サイトの運営者だけが変更できます。',
    demo_accounts_left:
      'デモアカウントが残っている間はリアルマネーを扱えません：{accounts}。npm run demo:removeで削除してください。',
    demo_keys_left:
      'デモのオペレーターが受け取ったプロバイダーキーが有効な間はリアルマネーを扱えません：{keys}。npm run demo:removeで廃止してください。',
    demo_gift_left: '新規会員に無償で資金を付与している間は、リアルマネーを扱えません。',
    database_embedded:
      '組み込みデータベースには複製がないため、リアルマネーでの運営はできません。先にDATABASE_URLでPostgreSQLを設定してください。',
    outbox_left:
      'メッセージが開発用の送信箱に届く間は、リアルマネーを扱えません。先に送信手段を設定してください。',
    market_played_for_money:
      'この市場では実際のお金で遊ばれており、会員に残高があるかもしれません。デモに戻すと見えなくなるため、代わりに市場を閉鎖（BLOCKED）してください。',
    policy_unchanged: 'すでにその設定になっています。',
  },
  meta: {
    home: {
      title: '{merchant}｜公平性を検証できるスロットなど',
      description:
        '{merchant}は、公平性を検証できるゲーム、わかりやすいルール、自分で決められる上限設定を備えたモバイルゲームサイトです。プレイマネーで気軽にお楽しみください。',
    },
    page: {
      title: '{page}｜{merchant}',
      description: '{merchant}の「{page}」ページです。',
    },
    rng: {
      title: 'オンラインスロット｜{merchant}',
      description:
        '{merchant}で遊べるスロットをスタジオ別にご紹介。検証済みの還元率を各ゲームに表示しています。プレイマネーでお試しください。',
    },
    live: {
      title: 'ライブカジノ｜{merchant}',
      description:
        '{merchant}のライブテーブル。開いているテーブル、ルール、上限をご覧いただけます。プレイマネー専用です。',
    },
    fish: {
      title: 'フィッシングゲーム｜{merchant}',
      description:
        '{merchant}のフィッシングゲーム。撃つ前に、それぞれの魚の配当を確認できます。プレイマネー専用です。',
    },
    sports: {
      title: 'スポーツベット｜{merchant}',
      description:
        '{merchant}のスポーツ。試合、オッズ、結果をまとめて確認できます。プレイマネー専用です。',
    },
    help: {
      title: 'ヘルプセンター｜{merchant}',
      description:
        'アカウント、ウォレット、ゲーム、公平性、上限設定についての回答と、{merchant}の利用規約・プライバシーポリシーです。',
    },
    activity: {
      title: 'プロモーション · {merchant}',
      description: '{merchant}のボーナスとキャッシュバック。条件もわかりやすくご案内します。',
    },
    notice: {
      title: 'お知らせ｜{merchant}',
      description:
        '{merchant}の最新情報です。新しいゲーム、変更点、ご案内を新しい順に掲載しています。',
    },
    pictureText: '{merchant}のロゴと夜景',
  },
  home: {
    title: 'ホーム',
    lobby: {
      label: 'カテゴリー',
      list: 'すべてのカテゴリー',
      close: '一覧を閉じる',
      games: '{count, plural, other {{shown}ゲーム}}',
      more: '全{count}件',
      hot: 'いま人気のゲーム',
      studiosOf: 'スタジオ：{category}',
      studios: 'スタジオ',
      seeAll: '全{count}件を見る',
      favourites: 'お気に入り',
      recents: '最近プレイしたゲーム',
      favouritesMore: 'すべて',
      failed: 'ゲームを読み込めませんでした',
      failedText: '当サイトまたは通信の問題です。もう一度お試しください。',
      empty: 'ただいま遊べるゲームはありません',
      emptyText: 'しばらくしてからもう一度お越しください。',
    },
    jackpot: {
      title: 'ジャックポット',
      note: '有料スピンのたびに積み立てられる、実際の金額です。演出のための加算はありません。',
      play: 'プレイする',
      pools: {
        GRAND: 'グランド',
        MINOR: 'マイナー',
        MINI: 'ミニ',
      },
    },
    winners: {
      title: '高額勝利',
      demo: 'プレイマネー',
      empty: '今日の高額勝利はまだありません',
      emptyText: '実際の勝利だけを掲載しています。次の勝利までお待ちください。',
      failed: '一覧を読み込めませんでした。',
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
    stay: 'このまま続ける',
  },
  service: {
    title: 'カスタマーサポート',
    text: 'お問い合わせ方法をお選びください。',
    CS: 'ライブサポート',
    whatsapp: 'WhatsApp',
    none: '現在ご利用いただける窓口がありません。しばらくしてからもう一度お試しください。',
  },
  footer: {
    helpTitle: 'ヘルプとご案内',
    helpStart: 'はじめての方へ',
    helpFair: '公平性の仕組み',
    helpSafe: '責任あるプレイ',
    helpContact: 'お問い合わせ',
    helpAll: 'ヘルプセンター',
    film: '動画で見る',
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
  /** How to put the site on a phone’s home screen. */
  wide: {
    title: 'スマホ向けのサイトです',
    text: '読み取ると、この続きをスマホで楽しめます。',
    code: 'このページのQRコード',
  },
};
