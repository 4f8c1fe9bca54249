import type { Words } from '@maneki/phrases/words';
import type { agentLinkEn } from '../en/agent-link.ts';

export const agentLinkJa: Words<typeof agentLinkEn> = {};
