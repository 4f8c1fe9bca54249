import type { register as source } from '../en/register.ts';
import type { Words } from '../words.ts';

export const register: Words<typeof source> = {
  byUsername: 'ユーザー名',
  byMobile: '携帯電話番号',
  method: '登録方法',
  confirmPassword: 'パスワード（確認）',
  confirmRequired: 'パスワードが正しくありません',
  confirmWrong: '確認用パスワードが一致しません',
  invitationInvalid: '招待コードが無効です',
  invitationError: '招待コードが正しくありません',
  invitedBy: '招待が届いています',
  more: '追加情報',
  agree:
    '私は{age}歳以上で、<terms>利用規約</terms>と<agreement>ユーザー同意書</agreement>に同意します。',
  submit: '登録する',
  success: '登録が完了しました',
  bonus: '登録ボーナス：{amount}',
  welcomeTitle: '{merchant}へようこそ',
  welcomeText: 'アカウント「{name}」の準備ができました。',
  start: 'はじめる',
  free: 'このユーザー名は使えます。',
  checking: '確認中…',
  socialTitle: 'あと少しです',
  socialText: '{provider}でアカウントを開設するため、もう少しだけ入力をお願いします。',
  closed: '現在、新規登録を停止しています。カスタマーサポートにお問い合わせください。',
  unavailable: 'フォームを読み込めませんでした。',
};
