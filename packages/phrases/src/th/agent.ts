import type { agent as source } from '../en/agent.ts';
import type { Words } from '../words.ts';

export const agent: Words<typeof source> = {};
