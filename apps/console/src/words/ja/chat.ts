import type { Words } from '@maneki/phrases/words';
import type { chatEn } from '../en/chat.ts';

export const chatJa: Words<typeof chatEn> = {};
