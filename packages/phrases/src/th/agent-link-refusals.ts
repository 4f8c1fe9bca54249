import type { linkRefusals as source } from '../en/agent-link-refusals.ts';
import type { Words } from '../words.ts';

export const linkRefusals: Words<typeof source> = {};
