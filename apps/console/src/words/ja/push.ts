import type { Words } from '@maneki/phrases/words';
import type { pushEn } from '../en/push.ts';

export const pushJa: Words<typeof pushEn> = {};
