import type { Database } from '#platform/database/database';
import { fingerprintOf, type Movement } from '../movement.ts';
import type { CorrectionOutcome, Grounds } from './correction.ts';
import { postCorrection } from './post-correction.ts';

const SOURCE = 'wallet.adjustment';

/** A correction that has no original. The key is the asker's, and corrects once. */
export type Adjustment = Pick<
  Movement,
  'memberId' | 'wallet' | 'currency' | 'key' | 'direction' | 'amount' | 'at' | 'windows'
> &
  Grounds;

/** Gives or takes by an operator's word, against an account of the house that is for nothing else. */
export async function adjustBalance(
  database: Database,
  adjustment: Adjustment,
): Promise<CorrectionOutcome> {
  const { wallet, currency, direction, amount } = adjustment;
  return postCorrection(database, {
    ...adjustment,
    source: SOURCE,
    fingerprint: fingerprintOf({ wallet, currency, direction, amount }),
    house: 'HOUSE_ADJUST',
  });
}
