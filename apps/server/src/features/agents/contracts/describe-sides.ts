import { listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';

type Sides = {
  readonly payerId: string | null;
  readonly payeeId: string;
  /** The general agent of a line, where that is told as well. */
  readonly rootId?: string;
};

export type Names = ReadonlyMap<string, string>;

/** What everybody is called who pays or is paid. */
export const namesOf = (tx: Tx, sides: readonly Sides[]): Promise<Names> => {
  const ids = sides.flatMap(({ payerId, payeeId, rootId }) => [payerId, payeeId, rootId]);
  return listUsernames(tx, [...new Set(ids.filter((id) => typeof id === 'string'))]);
};

export const describeSides = ({ payerId, payeeId }: Sides, names: Names) => ({
  ...{ payerId, payeeId },
  payer: payerId === null ? null : (names.get(payerId) ?? payerId),
  payee: names.get(payeeId) ?? payeeId,
});
