import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import type { RoundCall } from './model/round-call.ts';
import type { Tamper } from './wire.ts';

/** A call as the protocol wants it: the model knows its answer. */
export type Proper = {
  readonly call: RoundCall;
  /** Its answer is thrown away: the connection is cut after so long. */
  readonly cutAfterMs?: number;
};

/** A message that must be refused as it stands, whatever the books say, and leave no trace. */
export type Improper = {
  readonly name: RoundWalletCall;
  readonly body: string;
  readonly tamper?: Tamper;
  readonly refusal: RoundWalletCode;
  /** Whoever proved nothing gets no signature. */
  readonly isSigned: boolean;
};

export type Message = Proper | Improper;

/** Messages that are under way at the same moment, in no particular order. */
export type Step = { readonly what: string; readonly messages: readonly Message[] };

export const isProper = (message: Message): message is Proper => 'call' in message;
