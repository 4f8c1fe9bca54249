import type { ProofPurpose } from '@maneki/contract/call/proof';

/** The server takes a proof for five minutes, of which some pass on the way. */
const FRESH_MS = 270_000;

type Kept = { readonly proof: Promise<string>; readonly begunAt: number };

export type Proofs = {
  /** Begins to make a proof that will be needed, unless there is one. */
  prepare(purpose: ProofPurpose): void;
  /** The proof that was prepared, or a new one. It is nobody else's afterwards. */
  take(purpose: ProofPurpose): Promise<string>;
};

/** Keeps at most one proof of each purpose, made while a form is filled in. */
export function keepProofs(tools: {
  readonly make: (purpose: ProofPurpose) => Promise<string>;
  readonly now: () => number;
}): Proofs {
  const { make, now } = tools;
  const kept = new Map<ProofPurpose, Kept>();
  const findFresh = (purpose: ProofPurpose) => {
    const found = kept.get(purpose);
    return found && now() - found.begunAt < FRESH_MS ? found : undefined;
  };
  return {
    prepare(purpose) {
      if (findFresh(purpose)) return;
      const proof = make(purpose);
      kept.set(purpose, { proof, begunAt: now() });
      // What fails before anybody needs it is tried again when somebody does.
      proof.catch(() => {});
    },
    async take(purpose) {
      const found = findFresh(purpose);
      kept.delete(purpose);
      return found ? found.proof.catch(() => make(purpose)) : make(purpose);
    },
  };
}
