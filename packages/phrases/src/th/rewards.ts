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
    empty: 'ยังไม่มีรางวัลให้รับ',
    emptyText: 'รางวัลจากโปรโมชั่น ระดับ และภารกิจจะมารอคุณที่นี่',
    unread: 'โหลดรางวัลของคุณไม่ได้',
    claim: 'รับ',
    claimNamed: 'รับ{name}',
    claimAll: 'รับทั้งหมด {count} รายการ',
    locked: 'ยังไม่ถึงเวลา',
    claimed: 'รับแล้ว: {worth}',
    unsure: 'เรายืนยันผลไม่ได้ โปรดดูรางวัลที่ผ่านมาก่อนลองอีกครั้ง',
    points: '{count} แต้ม',
    free: 'เป็นของคุณทันที ไม่ต้องทำยอด',
    toStake: 'ต้องเดิมพันรวม {amount} ก่อนถอน',
    from: 'ตั้งแต่ {time}',
    until: 'รับภายใน {time}',
    past: 'รางวัลที่ผ่านมา',
    more: 'ดูเพิ่มเติม',
  },
  states: {
    CLAIMABLE: 'รอรับ',
    LOCKED: 'ยังไม่ถึงเวลา',
    CLAIMED: 'รับแล้ว',
    EXPIRED: 'หมดเวลา',
    CANCELLED: 'ถูกยกเลิก',
  },
  kinds: {
    PROMOTION: 'โปรโมชั่น',
    CASHBACK: 'คืนยอดเสีย',
    REBATE: 'คืนค่าคอม',
    LEVEL_UP: 'ถึงระดับ {number}',
    MONTHLY: 'ของขวัญรายเดือนระดับ {number}',
    BIRTHDAY: 'ของขวัญวันเกิด',
    MISSION: 'ภารกิจ',
    CHEST: 'หีบกิจกรรม {number}',
    SIGN_IN: 'เช็คอินวันที่ {number}',
    RED_PACKET: 'อั่งเปา',
    REFERRAL: 'เพื่อนที่คุณชวน',
    REFERRED: 'ของต้อนรับจากเพื่อน',
    MILESTONE: 'ชวนเพื่อนครบ {number} คน',
    COMMISSION: 'ค่าแนะนำจากเพื่อน',
    MALL: 'ร้านแลกแต้ม',
  },
  refusals: {
    ...vipRefusals,
    ...missionRefusals,
    ...pointRefusals,
    ...mallRefusals,
    ...packetRefusals,
    ...promotionRefusals,
    reward_unknown: 'คุณไม่มีรางวัลนี้',
    reward_cancelled: 'รางวัลนี้ถูกยกเลิกแล้ว หากมีข้อสงสัยโปรดติดต่อเรา',
    reward_expired: 'หมดเวลารับรางวัลนี้แล้ว',
    reward_locked: 'ยังไม่ถึงเวลารับรางวัลนี้',
  },
};
