import type { teamRefusals as source } from '../en/agent-team-refusals.ts';
import type { Words } from '../words.ts';

export const teamRefusals: Words<typeof source> = {};
