import type { ProofPurpose } from '@maneki/contract/call/proof';
import { useEffect } from 'react';
import { proofs } from '#platform/call/prove-call.ts';

/** Begins the work that a form's call must prove while the form is being filled in. */
export function usePreparedProof(purpose: ProofPurpose): void {
  useEffect(() => proofs.prepare(purpose), [purpose]);
}
