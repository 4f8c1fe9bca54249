import { type ProofChallenge, solveProof } from '@maneki/contract/call/solve-proof';

/** What this file is when it runs: nothing of a page, and only ever asked for one solution. */
type Solver = {
  onmessage: (event: MessageEvent<ProofChallenge>) => void;
  postMessage(proof: string): void;
};

const solver = self as unknown as Solver;
solver.onmessage = ({ data }) => solver.postMessage(solveProof(data));
