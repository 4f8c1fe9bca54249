import type { Words } from '@maneki/phrases/words';
import type { agentGiftEn } from '../en/agent-gift.ts';

export const agentGiftJa: Words<typeof agentGiftEn> = {};
