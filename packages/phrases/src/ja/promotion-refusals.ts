import type { promotionRefusals as source } from '../en/promotion-refusals.ts';
import type { Words } from '../words.ts';

export const promotionRefusals: Words<typeof source> = {
  promotion_unknown: 'このプロモーションはありません。',
  promotion_over: 'このプロモーションは現在受け付けていません。',
  promotion_mode: 'このプロモーションはこの方法ではご利用いただけません。',
  promotion_not_for_you: 'このプロモーションはお客様のアカウントの対象外です。',
  promotion_mobile_needed: '先に電話番号の認証を行ってください。',
  promotion_deposit_low: 'このボーナスには{minimum}以上の入金が必要です。',
  promotion_other_deposit: 'このボーナスは{nth}回目の入金限定です。',
  promotion_exclusive:
    '同じ種類のボーナスをお持ちです。条件を達成するか、放棄してからお申し込みください。',
  promotion_taken: 'このプロモーションはすでにご利用済みです。',
  promotion_shared: '同じ接続元または端末からすでに利用されています。',
  promotion_exhausted: 'このプロモーションは上限に達しました。',
  promotion_image_unknown: 'この画像は見つかりません。',
  promotion_image_large: '画像が{megabytes} MBを超えています。',
  promotion_image_wide: '画像の縦または横が{pixels}ピクセルを超えています。',
  promotion_image_unreadable: 'PNGまたはJPEGの画像ではありません。',
  promotion_invalid: '項目「{field}」がほかの内容と合いません。',
  promotion_moved_on: 'プロモーションの状態が変わりました。もう一度ご確認ください。',
  claim_unknown: 'この申請は見つかりません。',
  claim_moved_on: 'この申請はすでに処理されています。',
  claim_amount: '{maximum}以下の金額を入力してください。',
  comment_unknown: 'このコメントは見つかりません。',
  bonus_unknown: 'このボーナスはお持ちではありません。',
  bonus_over: 'このボーナスは終了しています。',
  bonus_bets_open: '未確定のベットが確定するまでお待ちください。',
  bonus_money_away: '先にほかのウォレットから残高を戻してください。',
  bonus_changed: '金額が変わりました。もう一度ご確認ください。',
};
