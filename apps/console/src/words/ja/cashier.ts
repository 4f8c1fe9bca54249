import type { Words } from '@maneki/phrases/words';
import type { cashierEn } from '../en/cashier.ts';
import { depositJa } from './deposit.ts';

export const cashierJa: Words<typeof cashierEn> = { ...depositJa };
