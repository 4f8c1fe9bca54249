import type { rewards as source } from '../en/rewards.ts';
import type { Words } from '../words.ts';
import { mallRefusals } from './mall-refusals.ts';
import { missionRefusals } from './mission-refusals.ts';
import { packetRefusals } from './packet-refusals.ts';
import { pointRefusals } from './point-refusals.ts';
import { promotionRefusals } from './promotion-refusals.ts';
import { vipRefusals } from './vip-refusals.ts';

export const rewards: Words<typeof source> = {
  centre: {
    empty: '受け取れる特典はありません',
    emptyText: 'プロモーション、レベル、ミッションの特典がここに届きます。',
    unread: '特典を読み込めませんでした。',
    claim: '受け取る',
    claimNamed: '{name}を受け取る',
    claimAll: '{count}件をまとめて受け取る',
    locked: 'まだ受け取れません',
    claimed: '受け取りました：{worth}',
    unsure: '結果を確認できませんでした。もう一度試す前に、過去の特典をご確認ください。',
    points: '{count}ポイント',
    free: '条件なしですぐにご利用いただけます。',
    toStake: '出金までに合計{amount}のベットが必要です。',
    from: '{time}から',
    until: '{time}まで',
    past: '過去の特典',
    more: 'もっと見る',
  },
  states: {
    CLAIMABLE: '受取待ち',
    LOCKED: '準備中',
    CLAIMED: '受取済み',
    EXPIRED: '期限切れ',
    CANCELLED: '取り消し',
  },
  kinds: {
    PROMOTION: 'プロモーション',
    CASHBACK: 'キャッシュバック',
    REBATE: 'リベート',
    LEVEL_UP: 'レベル{number}達成',
    MONTHLY: 'レベル{number}の月間ギフト',
    BIRTHDAY: '誕生日ギフト',
    MISSION: 'ミッション',
    CHEST: 'アクティビティ宝箱 {number}',
    SIGN_IN: 'ログインボーナス {number}日目',
    RED_PACKET: 'お年玉袋',
    REFERRAL: 'お友達紹介',
    REFERRED: 'お友達からのウェルカム',
    MILESTONE: 'お友達{number}人達成',
    COMMISSION: 'お友達コミッション',
    MALL: 'ポイントモール',
  },
  refusals: {
    ...vipRefusals,
    ...missionRefusals,
    ...pointRefusals,
    ...mallRefusals,
    ...packetRefusals,
    ...promotionRefusals,
    reward_unknown: 'この特典はお持ちではありません。',
    reward_cancelled: 'この特典は取り消されました。ご不明な点はお問い合わせください。',
    reward_expired: 'この特典の受取期限は過ぎています。',
    reward_locked: 'この特典はまだ受け取れません。',
  },
};
