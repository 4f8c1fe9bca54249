import type { WithdrawalRefusal } from '@maneki/contract/cashier/withdrawal-refusals';
import type { RefusalPhrases } from '../words.ts';

export const withdrawalRefusals = {
  mobile_unverified: '先に電話番号の認証をお済ませください。',
  name_unset: '先に本名をご登録ください。',
  payment_password_recent:
    '支払いパスワードが再設定されました。出金はあと{hours}時間でご利用いただけます。',
  verification_needed: '先に本人確認をお済ませください。',
  withdrawal_open: '手続き中の出金があります。',
  rollover_open: '出金にはあと{remaining}のプレイが必要です。',
  account_unknown: '受取口座をお選びください。',
  account_waiting: '登録したばかりの口座です。あと{hours}時間でご利用いただけます。',
  amount_fraction: '小数点以下は入力できません。',
  amount_low: '出金は{minimum}から承ります。',
  amount_high: '1回の出金は{maximum}までです。',
  day_limit: '本日はあと{left}まで出金できます。',
  name_invalid: 'お名前は銀行口座の名義どおりに入力してください。',
  name_locked: 'お名前は変更できません。カスタマーサービスにお問い合わせください。',
  account_invalid: '口座情報をご確認ください。',
  holder_differs: 'ご本人名義の口座のみご登録いただけます。',
  accounts_full: '口座は{max}件までです。先に1件削除してください。',
  account_taken: 'この口座はすでに登録されています。',
  account_in_use: 'この口座への出金が手続き中です。',
  withdrawal_unknown: 'この出金は見つかりません。',
  withdrawal_moved: 'この出金は手続きが進んでいるため変更できません。',
  withdrawal_claimed: '{operator}が確認中です。',
  withdrawal_proposed: 'すでに2人目の承認を待っています。',
} as const satisfies RefusalPhrases<WithdrawalRefusal['code']>;
