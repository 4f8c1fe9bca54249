import { SMS_COUNTDOWN_SECONDS } from '@maneki/contract/constants';
import type { FirebaseClient } from '@maneki/contract/identity/fragments';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import { SECOND_MS } from '@maneki/kernel/clock';
import { useRef } from 'react';
import type { NumberProof, Proof } from './number-proof.ts';

type Sent = { readonly ok: true; readonly value: { readonly expirationTime: number } };

export type NumberProving = {
  /** Has a code sent to a number; undefined where that failed. */
  send(number: {
    readonly dialingCode: string;
    readonly mobileNum: string;
  }): Promise<Sent | undefined>;
  /** What the code proves; nothing where none was sent, and undefined where Firebase does not take it. */
  prove(code: string): Promise<Proof | Record<never, never> | undefined>;
};

/** Codes of Firebase's in place of ours, where the merchant has it so. What it needs comes only then. */
export function useNumberProof(
  client: FirebaseClient | null | undefined,
): NumberProving | undefined {
  const proof = useRef<NumberProof>(undefined);
  if (!client) return undefined;
  return {
    async send({ dialingCode, mobileNum }) {
      try {
        const opened = proof.current ?? (await openProof(client));
        await opened.send(readMobileNumber(dialingCode, mobileNum) ?? '');
        proof.current = opened;
        const expirationTime = Date.now() + SMS_COUNTDOWN_SECONDS * SECOND_MS;
        return { ok: true, value: { expirationTime } };
      } catch {
        return undefined;
      }
    },
    async prove(code) {
      if (!proof.current) return {};
      return proof.current.prove(code).catch(() => undefined);
    },
  };
}

async function openProof(client: FirebaseClient): Promise<NumberProof> {
  const [{ createNumberProof }, { solveRecaptcha }] = await Promise.all([
    import('./number-proof.ts'),
    import('./solve-recaptcha.ts'),
  ]);
  return createNumberProof(client, solveRecaptcha);
}
