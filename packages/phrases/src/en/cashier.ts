import type { CashierRefusal } from '@maneki/contract/cashier/refusals';
import type { RefusalPhrases } from '../words.ts';
import { depositRefusals } from './deposit-refusals.ts';

export const cashier = {
  refusals: { ...depositRefusals },
} as const satisfies { refusals: RefusalPhrases<CashierRefusal['code']> } & Record<string, unknown>;
