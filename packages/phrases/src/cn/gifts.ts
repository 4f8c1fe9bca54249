import type { gifts as source } from '../en/gifts.ts';
import type { Words } from '../words.ts';

export const gifts: Words<typeof source> = {};
