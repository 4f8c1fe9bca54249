import type { missionRefusals as source } from '../en/mission-refusals.ts';
import type { Words } from '../words.ts';

export const missionRefusals: Words<typeof source> = {
  mission_unknown: '该任务目前没有进行。',
  mission_invalid: '该任务的设置有误：{field}。',
  mission_not_done: '该任务尚未完成。',
  chest_closed: '今日活跃度不足，宝箱还不能打开。',
  sign_in_not_earned: '今日存款或达到所需的有效投注后即可签到。',
  repair_not_offered: '没有可以补签的日子。',
};
