import { SMS_COUNTDOWN_SECONDS } from '@maneki/contract/constants';
import type { FirebaseClient } from '@maneki/contract/identity/fragments';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import { SECOND_MS } from '@maneki/kernel/clock';
import { useRef } from 'react';

/** What a login or a registration brings along in place of a code of ours. */
export type Proof = {
  readonly firebaseChannel: 'sms';
  readonly firebaseIdToken: string;
};

export type NumberProof = {
  /** Has a code sent to a number; undefined where that failed. */
  send(number: {
    readonly dialingCode: string;
    readonly mobileNum: string;
  }): Promise<
    { readonly ok: true; readonly value: { readonly expirationTime: number } } | undefined
  >;
  /** What the code proves; nothing where none was sent, and undefined where Firebase does not take it. */
  prove(code: string): Promise<Proof | Record<never, never> | undefined>;
};

/** Codes of Firebase's in place of ours, where the merchant has it so. What it needs comes only then. */
export function useNumberProof(client: FirebaseClient | null | undefined): NumberProof | undefined {
  const session = useRef<string>(undefined);
  if (!client) return undefined;
  return {
    async send({ dialingCode, mobileNum }) {
      try {
        const [{ sendFirebaseCode }, { solveRecaptcha }] = await Promise.all([
          import('./prove-number.ts'),
          import('./solve-recaptcha.ts'),
        ]);
        const number = readMobileNumber(dialingCode, mobileNum) ?? '';
        session.current = await sendFirebaseCode(client, number, solveRecaptcha);
        const expirationTime = Date.now() + SMS_COUNTDOWN_SECONDS * SECOND_MS;
        return { ok: true, value: { expirationTime } };
      } catch {
        return undefined;
      }
    },
    async prove(code) {
      if (!session.current) return {};
      try {
        const { proveFirebaseCode } = await import('./prove-number.ts');
        const answer = { sessionInfo: session.current, code };
        const firebaseIdToken = await proveFirebaseCode(client, answer);
        return { firebaseChannel: 'sms', firebaseIdToken };
      } catch {
        return undefined;
      }
    },
  };
}
