import type { Words } from '@maneki/phrases/words';
import type { cashierEn } from '../en/cashier.ts';

export const cashierJa: Words<typeof cashierEn> = {};
