import type { missionRefusals as source } from '../en/mission-refusals.ts';
import type { Words } from '../words.ts';

export const missionRefusals: Words<typeof source> = {
  mission_unknown: 'このミッションは実施していません。',
  mission_invalid: 'このミッションの設定に誤りがあります: {field}。',
  mission_not_done: 'このミッションはまだ達成していません。',
  chest_closed: 'この宝箱を開けるには、今日のアクティビティが足りません。',
  sign_in_not_earned: '今日ご入金いただくか、必要な額をプレイすると、ログインスタンプを押せます。',
  repair_not_offered: '埋め合わせできる日はありません。',
};
