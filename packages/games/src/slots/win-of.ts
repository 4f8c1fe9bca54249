import { invariant } from '@maneki/kernel/invariant';
import type { SlotModel } from './model.ts';

/** What an outcome's pay is worth at a stake, to the last ledger unit: nothing is ever rounded. */
export function winOf(model: Pick<SlotModel, 'betUnits'>, stake: bigint, pay: number): bigint {
  const betUnits = BigInt(model.betUnits);
  invariant(stake > 0n && stake % betUnits === 0n, 'a stake is whole units of the bet');
  return (stake / betUnits) * BigInt(pay);
}
