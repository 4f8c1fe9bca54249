import type { missionRefusals as source } from '../en/mission-refusals.ts';
import type { Words } from '../words.ts';

export const missionRefusals: Words<typeof source> = {
  mission_unknown: 'Nhiệm vụ này hiện không diễn ra.',
  mission_invalid: 'Thiết lập của nhiệm vụ này chưa đúng: {field}.',
  mission_not_done: 'Nhiệm vụ này chưa hoàn thành.',
  chest_closed: 'Bạn cần thêm điểm năng động hôm nay để mở rương này.',
  sign_in_not_earned: 'Bạn có thể điểm danh sau khi nạp tiền hoặc chơi đủ mức trong hôm nay.',
  repair_not_offered: 'Không có ngày nào cần điểm danh bù.',
};
