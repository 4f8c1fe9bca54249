import type { links as source } from '../en/links.ts';
import type { Words } from '../words.ts';

export const links: Words<typeof source> = {};
