import type { contractRefusals as source } from '../en/agent-contract-refusals.ts';
import type { Words } from '../words.ts';

export const contractRefusals: Words<typeof source> = {};
