import type { Words } from '@maneki/phrases/words';
import type { inboxEn } from '../en/inbox.ts';

export const inboxJa: Words<typeof inboxEn> = {};
