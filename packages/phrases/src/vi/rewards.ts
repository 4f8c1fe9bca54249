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
    empty: 'Chưa có gì để nhận',
    emptyText: 'Thưởng từ khuyến mãi, cấp độ và nhiệm vụ sẽ chờ bạn ở đây.',
    unread: 'Không đọc được phần thưởng của bạn.',
    claim: 'Nhận',
    claimNamed: 'Nhận {name}',
    claimAll: 'Nhận tất cả {count}',
    locked: 'Chưa đến lúc',
    claimed: 'Đã nhận: {worth}',
    unsure: 'Chúng tôi chưa xác nhận được. Hãy xem các phần thưởng đã qua trước khi thử lại.',
    points: '{count} điểm',
    free: 'Dùng được ngay, không cần cược.',
    toStake: 'Cần cược tổng cộng {amount} trước khi rút.',
    from: 'Từ {time}',
    until: 'Nhận trước {time}',
    past: 'Phần thưởng đã qua',
    more: 'Xem thêm',
  },
  states: {
    CLAIMABLE: 'Đang chờ',
    LOCKED: 'Chưa đến lúc',
    CLAIMED: 'Đã nhận',
    EXPIRED: 'Hết hạn',
    CANCELLED: 'Bị thu hồi',
  },
  kinds: {
    PROMOTION: 'Khuyến mãi',
    CASHBACK: 'Hoàn tiền',
    REBATE: 'Hoàn trả',
    LEVEL_UP: 'Đạt cấp {number}',
    MONTHLY: 'Quà tháng cấp {number}',
    BIRTHDAY: 'Quà sinh nhật',
    MISSION: 'Nhiệm vụ',
    CHEST: 'Rương hoạt động {number}',
    SIGN_IN: 'Điểm danh ngày {number}',
    RED_PACKET: 'Lì xì',
    REFERRAL: 'Bạn bè được mời',
    REFERRED: 'Quà chào mừng từ bạn bè',
    MILESTONE: 'Đã mời {number} bạn',
    COMMISSION: 'Hoa hồng từ bạn bè',
    MALL: 'Cửa hàng điểm',
  },
  refusals: {
    ...vipRefusals,
    ...missionRefusals,
    ...pointRefusals,
    ...mallRefusals,
    ...packetRefusals,
    ...promotionRefusals,
    reward_unknown: 'Bạn không có phần thưởng này.',
    reward_cancelled:
      'Phần thưởng này đã bị thu hồi. Hãy liên hệ với chúng tôi nếu bạn có thắc mắc.',
    reward_expired: 'Đã hết thời gian nhận phần thưởng này.',
    reward_locked: 'Chưa đến lúc nhận phần thưởng này.',
  },
};
