import type { VerificationCode } from '@maneki/contract/safety/verification-refusals';
import type { RefusalPhrases } from '../words.ts';

export const verificationRefusals: RefusalPhrases<VerificationCode> = {
  name_invalid: '请按证件填写姓名，{min}至{max}个字符。',
  birthday_invalid: '请输入正确的日期。',
  too_young: '您必须年满{age}岁。',
  picture_too_large: '每张照片不得超过{megabytes} MB。',
  picture_too_wide: '照片的宽和高均不得超过{pixels}像素。',
  picture_unreadable: '无法读取这张照片，请使用 JPEG 或 PNG。',
  person_missing: '请先填写姓名和出生日期。',
  documents_missing: '还缺少照片。',
  document_kind_unfit: '您所在的国家不接受此证件。',
  verification_in_review: '您的证件正在审核中，请等待结果。',
  verification_approved: '您已通过验证。如需更改姓名或出生日期，请联系客服。',
  verification_unknown: '没有这条验证记录。',
  verification_claimed: '{operator}正在审核此条。',
  verification_unclaimed: '请先领取此条。',
  verification_decided: '此条已有结果，或会员已提交新的证件。',
};
