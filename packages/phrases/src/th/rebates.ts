import type { rebates as source } from '../en/rebates.ts';
import type { Words } from '../words.ts';

export const rebates: Words<typeof source> = {};
