import type { giftRefusals as source } from '../en/agent-gift-refusals.ts';
import type { Words } from '../words.ts';

export const giftRefusals: Words<typeof source> = {
  gifts_off: 'ここではチームへの送金をご利用いただけません。',
  gift_play_credit: 'デモアカウントには送金できる残高がありません。',
  recipient_unknown: '送金先に選べないメンバーが含まれています。',
  recipient_closed: '{username}さんは現在、受け取りができません。',
  recipient_new: '{username}さんは登録したばかりです。あと{hours}時間で受け取れるようになります。',
  recipient_idle:
    '{username}さんは紅包の雨の対象外です。直近7日間の有効ベットが{minimum}以上の方が対象です。',
  sender_new: 'アカウントが新しいため、送金できるのは{hours}時間後からです。',
  sender_closed: 'このアカウントは現在、送金できません。',
  gift_each_low: '1人あたりの最低額は{minimum}です。',
  gift_each_high: '1人あたりの上限は{maximum}です。',
  gift_day_limit: '本日はあと{left}まで送金できます。',
  gift_short: '現在送金できるのは{withdrawable}までです。',
  gift_unknown: 'この送金は見つかりません。',
  gift_moved: 'すでに状態が変わったため、操作できません（{state}）。',
  gift_claimed: '{operator}さんが確認中です。',
  rain_time: '開始は今すぐ、または{days}日以内に設定してください。',
  rain_unknown: 'この紅包の雨は見つかりません。',
  rain_early: 'この紅包の雨はまだ始まっていません。',
  rain_over: 'この紅包の雨は終了しました。',
  rain_all_taken: '紅包はすべて受け取られました。',
  rain_not_earned: 'この紅包の雨は、直近7日間の有効ベットが{minimum}以上の方が対象です。',
  taker_new: 'アカウントが新しいため、参加できるのは{hours}時間後からです。',
  taker_closed: '現在は参加できません。',
};
