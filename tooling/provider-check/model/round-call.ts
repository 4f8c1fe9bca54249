import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { writeAmount } from '@maneki/kernel/money';

/** The calls that the model can answer: those about one player's money. */
type ModelledName = 'balance' | 'bet' | 'play' | 'win' | 'rollback' | 'round/close' | 'tx/status';

export type CallOf<Name extends ModelledName> = {
  readonly name: Name;
  readonly body: RoundWalletRequest<Name>;
};

/** A call before it is written: amounts are ledger units. */
export type RoundCall = { [Name in ModelledName]: CallOf<Name> }[ModelledName];

/** Calls that carry a transaction number of their own, and are remembered by it. */
export type TransactionCall = CallOf<'bet' | 'play' | 'win' | 'rollback'>;

/** The body as it travels: amounts are decimal text. */
export const writeBody = (body: object): string =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'bigint' ? writeAmount(value) : value,
  );

/** What makes a transaction the same one: which call it was, and everything that it said. */
export const fingerprintOf = ({ name, body }: TransactionCall): string => {
  const terms = Object.entries(body).filter(([, value]) => value !== undefined);
  return writeBody([name, ...terms.sort(([one], [other]) => (one < other ? -1 : 1))]);
};
