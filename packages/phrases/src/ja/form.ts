import type { form as source } from '../en/form.ts';
import type { Words } from '../words.ts';

export const form: Words<typeof source> = {
  missing: '{field}を入力してください',
  required: '必須項目です。',
  oneOf: '次の中から選んでください：{options}',
  length: '{min}〜{max}文字で入力してください',
  exactLength: '{max}文字で入力してください',
  range: '{min}〜{max}の範囲で入力してください',
  optional: '任意',
  show: '表示',
  hide: '隠す',
  insecure:
    'このページは安全な接続で開かれていないため、通信を暗号化できません。httpsまたはlocalhostで開いてください。',
  captcha: '画像の文字',
  captchaLabel: '文字の画像です。タップすると別の画像に変わります。',
  captchaFailed: '画像を読み込めませんでした。タップして再試行してください。',
  captchaWrite: '画像の文字を入力してください',
  /** Six digits of the payment password. */
  pad: {
    label: '支払いパスワード',
    digits: '6桁中{count}桁を入力済み',
    delete: '最後の数字を消す',
    forgotten: 'お忘れですか？',
    sending: '送信中…',
  },
};
