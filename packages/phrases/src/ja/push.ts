import type { push as source } from '../en/push.ts';
import type { Words } from '../words.ts';

export const push: Words<typeof source> = {
  notices: {
    FINANCE: 'お金に関するお知らせがあります。',
    SECURITY: 'アカウントのセキュリティに変更がありました。ご確認ください。',
    PROMO: '{merchant}から新しいお知らせがあります。',
    deposit_credited: '入金が反映されました。',
    deposit_failed: '入金が完了しませんでした。',
    withdrawal_paid: '出金の支払いが完了しました。',
    withdrawal_refused: '出金は実行されませんでした。',
    new_login: '新しい端末からログインがありました。ご本人ですか？',
    password_changed: 'パスワードが変更されました。',
    reward_waiting: '受け取れる特典があります。',
    level_raised: '新しいレベルに到達しました。',
  },
  settings: {
    lead: 'サイトを閉じていても、この端末に短いお知らせが届きます。金額は表示しません。',
    on: 'この端末で通知を受け取る',
    onHint: 'この端末でログアウトすると止まります。',
    saved: '保存しました。',
    unsaved: '保存できませんでした。もう一度お試しください。',
    unread: '設定を読み込めませんでした。',
    denied:
      'ブラウザがこのサイトの通知をブロックしています。ブラウザのサイト設定で許可してから、もう一度お越しください。',
    unsupported: 'このブラウザはサイトの通知に対応していません。',
    iosInstall: 'iPhone・iPadでは、サイトをホーム画面に追加すると通知を受け取れます。',
    toApp: '追加方法を見る',
    failed: '通知をオンにできませんでした。しばらくしてからお試しください。',
  },
  categories: {
    title: '通知の種類',
    FINANCE: { name: 'お金', hint: '入金と出金' },
    SECURITY: { name: 'セキュリティ', hint: '新しいログインとパスワードの変更' },
    PROMO: { name: 'キャンペーン', hint: 'プロモーションと特典。ご希望のときだけ届きます。' },
  },
  quiet: {
    title: '通知を控える時間',
    on: '夜間は通知しない',
    hint: 'その間のお知らせは、時間が過ぎてから届きます。セキュリティの通知は常に届きます。',
    from: '開始',
    to: '終了',
    same: '開始と終了が同じ時刻です。',
  },
  offer: {
    title: '反映されたらお知らせしましょうか？',
    text: '入金が反映されると、この端末に短い通知が届きます。キャンペーンの通知はなく、いつでもオフにできます。',
    yes: '通知を受け取る',
    no: '今はしない',
    done: '通知をオンにしました。',
  },
};
