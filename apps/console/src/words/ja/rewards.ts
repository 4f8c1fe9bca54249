import type { Words } from '@maneki/phrases/words';
import type { rewardsEn } from '../en/rewards.ts';

export const rewardsJa: Words<typeof rewardsEn> = {};
