import { callEndpoints } from '@maneki/contract/call/endpoints';
import type { ProofPurpose } from '@maneki/contract/call/proof';
import type { ProofChallenge } from '@maneki/contract/call/solve-proof';
import { call } from './browser.ts';
import { keepProofs } from './keep-proofs.ts';
import { readValue } from './refused-error.ts';

/** Proofs of this tab; each is made in a worker, so that the page can be typed into meanwhile. */
export const proofs = keepProofs({
  make: async (purpose: ProofPurpose) =>
    solveInWorker(await readValue(call(callEndpoints.openProof, { purpose }))),
  now: () => performance.now(),
});

async function solveInWorker({ challenge, bits }: ProofChallenge): Promise<string> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () => reject(new Error('the worker that proves calls has failed'));
      worker.postMessage({ challenge, bits });
    });
  } finally {
    worker.terminate();
  }
}
