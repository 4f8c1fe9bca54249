import type { giftRefusals as source } from '../en/agent-gift-refusals.ts';
import type { Words } from '../words.ts';

export const giftRefusals: Words<typeof source> = {};
