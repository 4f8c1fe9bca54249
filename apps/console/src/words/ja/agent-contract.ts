import type { Words } from '@maneki/phrases/words';
import type { agentContractEn } from '../en/agent-contract.ts';

export const agentContractJa: Words<typeof agentContractEn> = {};
