import type { CashierRefusal } from '@maneki/contract/cashier/refusals';
import type { RefusalPhrases } from '../words.ts';

export const cashier = {
  refusals: {},
} as const satisfies { refusals: RefusalPhrases<CashierRefusal['code']> } & Record<string, unknown>;
