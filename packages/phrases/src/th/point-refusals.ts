import type { pointRefusals as source } from '../en/point-refusals.ts';
import type { Words } from '../words.ts';

export const pointRefusals: Words<typeof source> = {
  points_short: 'ต้องมีคะแนนเพิ่มอีก {missing, number} คะแนน',
};
