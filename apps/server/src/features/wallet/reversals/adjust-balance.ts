import type { Database, Tx } from '#platform/database/database';
import { fingerprintOf, type Movement } from '../movement.ts';
import type { Correction, CorrectionOutcome, Grounds } from './correction.ts';
import { postCorrection, postCorrectionIn } from './post-correction.ts';

const SOURCE = 'wallet.adjustment';

/** A correction that has no original. The key is the asker's, and corrects once. */
export type Adjustment = Pick<
  Movement,
  'memberId' | 'wallet' | 'currency' | 'key' | 'direction' | 'amount' | 'at' | 'windows'
> &
  Grounds;

/** Gives or takes by an operator's word, against an account of the house that is for nothing else. */
export const adjustBalance = (
  database: Database,
  adjustment: Adjustment,
): Promise<CorrectionOutcome> => postCorrection(database, correctionOf(adjustment));

/** The same as a part of an act that other things belong to, such as the approval of it. */
export const adjustBalanceIn = (tx: Tx, adjustment: Adjustment): Promise<CorrectionOutcome> =>
  postCorrectionIn(tx, correctionOf(adjustment));

function correctionOf(adjustment: Adjustment): Correction {
  const { wallet, currency, direction, amount } = adjustment;
  return {
    ...adjustment,
    source: SOURCE,
    fingerprint: fingerprintOf({ wallet, currency, direction, amount }),
    house: 'HOUSE_ADJUST',
  };
}
