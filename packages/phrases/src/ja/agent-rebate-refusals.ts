import type { rebateRefusals as source } from '../en/agent-rebate-refusals.ts';
import type { Words } from '../words.ts';

export const rebateRefusals: Words<typeof source> = {};
