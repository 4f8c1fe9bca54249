type Refusal = { readonly code: string; readonly message: string };

/** A refusal of a read, thrown so that a query ends in its error state with the words to show. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: string;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.code = refusal.code;
  }
}

/** The value of an answer; a refusal is thrown. For reads: a screen that writes looks at the answer. */
export async function readValue<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false; refusal: Refusal }>,
): Promise<Value> {
  const outcome = await answer;
  if (outcome.ok) return outcome.value;
  throw new RefusedError(outcome.refusal);
}

export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof RefusedError && error.code === code;
