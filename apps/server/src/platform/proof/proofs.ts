import { randomBytes } from 'node:crypto';
import type { callEndpoints } from '@maneki/contract/call/endpoints';
import type { ProofPurpose } from '@maneki/contract/call/proof';
import type { CallRefusal } from '@maneki/contract/call/refusals';
import type { ResponseOf } from '@maneki/contract/contract';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import { spendChallenge } from '../encryption/store.ts';
import { listAddressShares } from '../limits/address-key.ts';
import type { Limiter } from '../limits/limits.ts';
import { chooseBits } from './difficulty.ts';
import { createProofChallenges } from './proof-challenge.ts';

type Asker = Pick<Call, 'merchantCode' | 'address' | 'now'>;
type Opened = ResponseOf<typeof callEndpoints.openProof>;

/** Makes calls that cost us much cost their senders something, too. */
export type Proofs = {
  /** A puzzle as hard as the moment asks for. */
  open(call: Asker, purpose: ProofPurpose): Promise<Opened>;
  /** Whether the work was done, for this purpose at this merchant; that counts once. */
  check(
    call: Asker,
    proof: { readonly purpose: ProofPurpose; readonly sent: string | undefined },
  ): Promise<Outcome<true, CallRefusal>>;
};

const MINUTE = 60;

export function createProofs(services: {
  readonly database: Database;
  readonly limiter: Limiter;
  readonly masterSecret: string;
  readonly ordinaryBits: number;
}): Proofs {
  const { database, limiter } = services;
  const challenges = createProofChallenges(services.masterSecret);
  const countSpent = (merchantCode: string, by: 0 | 1) =>
    limiter.count(`proofs spent:${merchantCode}`, { by, perSeconds: MINUTE });

  const countAsked = async (address: string): Promise<number> => {
    const shares = listAddressShares(address).map(async ({ key, times }) => {
      const asked = await limiter.count(`proofs asked:${key}`, { by: 1, perSeconds: MINUTE });
      return asked / times;
    });
    return Math.max(...(await Promise.all(shares)));
  };

  return {
    async open({ merchantCode, address, now }, purpose) {
      const load = {
        ofAddress: await countAsked(address),
        ofMerchant: await countSpent(merchantCode, 0),
      };
      const bits = chooseBits(services.ordinaryBits, load);
      const made = challenges.make({ purpose, merchantCode, bits }, now, randomBytes(16));
      return {
        challenge: made.challenge,
        bits,
        expiresAt: made.expiresAt.toISOString(),
        at: now.toISOString(),
      };
    },
    async check({ merchantCode, now }, { purpose, sent }) {
      if (sent === undefined) return refused({ code: 'call.proof_needed', detail: {} });
      const read = challenges.read(sent, { purpose, merchantCode }, now);
      const isFirst = read && (await database.statement((tx) => spendChallenge(tx, read)));
      if (!isFirst) return refused({ code: 'call.proof_invalid', detail: {} });
      await countSpent(merchantCode, 1);
      return done(true);
    },
  };
}
