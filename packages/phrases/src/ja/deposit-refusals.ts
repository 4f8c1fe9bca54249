import type { depositRefusals as source } from '../en/deposit-refusals.ts';
import type { Words } from '../words.ts';

export const depositRefusals: Words<typeof source> = {
  channel_unknown: 'この入金方法はご利用いただけません。',
  market_blocked: 'お住まいの国からは入金できません。',
  channel_closed: 'この入金方法の受付時間は{opens}から{closes}までです。',
  channel_level: 'この入金方法はVIP {level}以上の会員様向けです。',
  deposit_amount_invalid: '{minimum}から{maximum}までの金額を選んでください。',
  payer_name_needed: 'お振込名義を入力してください。',
  deposits_paused:
    '未払いの注文が多すぎます。あと{minutes, plural, other {#分}}で新しい注文ができます。',
  deposits_open:
    '未完了の注文が{most, plural, other {#件}}あります。先にお支払いまたはキャンセルしてください。',
  channel_busy: 'この入金方法にはすでに未完了の注文があります。',
  channel_full:
    'この入金方法の本日の残り枠は{left}です。金額を減らすか、別の方法を選んでください。',
  provider_refused: '決済会社がこの注文を受け付けませんでした。別の入金方法を選んでください。',
  provider_silent: '決済会社から応答がありません。請求は発生していません。もう一度お試しください。',
  deposit_unknown: 'この注文は見つかりません。',
  deposit_moved_on: '注文の状態が変わりました。もう一度ご確認ください。',
  deposit_automatic: 'このお支払いは自動で確認されるため、報告は不要です。',
  receipt_needed: '控えの画像を追加してください。',
  receipt_unknown: 'この控えは見つかりません。',
  receipts_too_many: '追加できる画像は{most, plural, other {#枚}}までです。',
  receipt_too_large: '画像は{megabytes} MBまでです。',
  receipt_unreadable: 'PNGまたはJPEGの画像ではありません。',
  receipt_too_wide: '画像の幅と高さは{pixels}ピクセルまでです。',
  deposit_claimed: '{operator}がこの注文を担当しています。',
  received_invalid: '受領額を通貨の最小単位で入力してください。',
  credit_waits: 'すでに二人目の承認を待っています。',
  payment_unknown: 'この入金は見つかりません。',
  payment_assigned: 'この入金はすでに処理されています。',
  assignment_unfit: 'この入金は指定の注文または会員に合いません。',
  channel_changed: '{operator}がこの入金方法を変更しました。読み込み直してから変更してください。',
  channel_invalid: '入金方法の設定に誤りがあります：{field}',
};
