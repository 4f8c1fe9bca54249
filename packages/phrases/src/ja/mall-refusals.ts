import type { mallRefusals as source } from '../en/mall-refusals.ts';
import type { Words } from '../words.ts';

export const mallRefusals: Words<typeof source> = {
  good_unknown: 'この商品は見つかりません。',
  good_off_sale: 'この商品は現在お取り扱いしていません。',
  good_level: 'この商品はVIP {level}以上の会員様向けです。',
  address_invalid: '住所の次の項目をご確認ください：{field}',
  address_unknown: 'お届け先の住所を選んでください。',
  addresses_full: '登録できる住所は{most, plural, other {#件}}までです。先に1件削除してください。',
  good_limit: 'この商品の交換上限（{most, number}回）に達しました。',
  good_gone: 'この商品は在庫切れです。',
  order_unknown: 'この注文は見つかりません。',
  order_moved_on: 'この注文の状況が変わりました。もう一度ご確認ください。',
  good_invalid: '商品の設定が正しくありません：{field}',
  vouchers_unfit: 'コードを追加できるのはクーポン商品のみです。',
};
