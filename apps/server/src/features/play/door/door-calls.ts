import type { RoundWalletCall, RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import type { Answer } from '../answer.ts';

/** An answer, with what only some calls tell. */
export type DoorAnswer = Answer & {
  readonly detail?: Readonly<Record<string, unknown>>;
};

export type AskedBy = { readonly providerCode: string; readonly now: Date };

/** What the door opens to: one use case for each call. A missing one does not compile. */
export type DoorCalls = {
  readonly [Call in RoundWalletCall]: (
    asked: RoundWalletRequest<Call> & AskedBy,
  ) => Promise<DoorAnswer>;
};
