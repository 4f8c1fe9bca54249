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
    empty: '暂无可领取的奖励',
    emptyText: '活动、等级和任务的奖励会出现在这里等您领取。',
    unread: '无法读取您的奖励。',
    claim: '领取',
    claimNamed: '领取{name}',
    claimAll: '全部领取（{count}）',
    locked: '尚未开放',
    claimed: '已领取：{worth}',
    unsure: '未能确认结果。请先查看历史奖励再重试。',
    points: '{count} 积分',
    free: '无需流水，立即可用。',
    toStake: '提款前需累计投注 {amount}。',
    from: '{time} 起',
    until: '请于 {time} 前领取',
    past: '历史奖励',
    more: '查看更多',
  },
  states: {
    CLAIMABLE: '待领取',
    LOCKED: '尚未开放',
    CLAIMED: '已领取',
    EXPIRED: '已过期',
    CANCELLED: '已取消',
  },
  kinds: {
    PROMOTION: '优惠活动',
    CASHBACK: '返水',
    REBATE: '返点',
    LEVEL_UP: '升至 {number} 级',
    MONTHLY: '{number} 级月度礼金',
    BIRTHDAY: '生日礼金',
    MISSION: '任务',
    CHEST: '活跃宝箱 {number}',
    SIGN_IN: '签到第 {number} 天',
    RED_PACKET: '红包',
    REFERRAL: '邀请好友',
    REFERRED: '好友欢迎礼',
    MILESTONE: '已邀请 {number} 位好友',
    COMMISSION: '好友佣金',
    MALL: '积分商城',
  },
  refusals: {
    ...vipRefusals,
    ...missionRefusals,
    ...pointRefusals,
    ...mallRefusals,
    ...packetRefusals,
    ...promotionRefusals,
    reward_unknown: '您没有这项奖励。',
    reward_cancelled: '该奖励已被取消，如有疑问请联系我们。',
    reward_expired: '该奖励的领取时间已过。',
    reward_locked: '该奖励尚未开放领取。',
  },
};
