import type { Words } from '@maneki/phrases/words';
import type { agentTeamEn } from '../en/agent-team.ts';

export const agentTeamJa: Words<typeof agentTeamEn> = {};
