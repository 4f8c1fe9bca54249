import type { Words } from '@maneki/phrases/words';
import type { agentRebateEn } from '../en/agent-rebate.ts';

export const agentRebateJa: Words<typeof agentRebateEn> = {};
