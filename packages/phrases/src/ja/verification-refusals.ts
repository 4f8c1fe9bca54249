import type { VerificationCode } from '@maneki/contract/safety/verification-refusals';
import type { RefusalPhrases } from '../words.ts';

export const verificationRefusals: RefusalPhrases<VerificationCode> = {
  name_invalid: '書類に記載のお名前を{min}〜{max}文字で入力してください。',
  birthday_invalid: '正しい日付を入力してください。',
  too_young: '{age}歳以上の方のみご利用いただけます。',
  picture_too_large: '写真は1枚{megabytes}MBまでです。',
  picture_too_wide: '写真は縦横それぞれ{pixels}ピクセルまでです。',
  picture_unreadable: 'この写真は読み込めません。JPEGまたはPNGをお使いください。',
  person_missing: '先にお名前と生年月日を入力してください。',
  documents_missing: 'まだ足りない写真があります。',
  document_kind_unfit: 'お住まいの国ではこの書類をご利用いただけません。',
  verification_in_review: '書類を確認中です。結果をお待ちください。',
  verification_approved:
    '本人確認は完了しています。お名前や生年月日の変更はカスタマーサポートへご連絡ください。',
  verification_unknown: '該当する本人確認はありません。',
  verification_claimed: '{operator}さんが確認中です。',
  verification_unclaimed: '先に担当を引き受けてください。',
  verification_decided: 'すでに判定済みか、会員が新しい書類を提出しました。',
};
