import type { contracts as source } from '../en/contracts.ts';
import type { Words } from '../words.ts';

export const contracts: Words<typeof source> = {};
