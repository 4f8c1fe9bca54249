import type { cashier as source } from '../en/cashier.ts';
import type { Words } from '../words.ts';
import { depositRefusals } from './deposit-refusals.ts';

export const cashier: Words<typeof source> = {
  refusals: { ...depositRefusals },
};
