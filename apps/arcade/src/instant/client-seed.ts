/** The same rule as the contract's, without its schemas: printable, without blanks and without “|”. */
const CLIENT_SEED = /^[\x21-\x7B\x7D\x7E]{1,64}$/;

/** Reads what was typed: nothing keeps the present seed. */
export function readClientSeed(
  typed: string,
): { ok: true; seed: string | undefined } | { ok: false } {
  const seed = typed.normalize('NFKC').trim();
  if (seed === '') return { ok: true, seed: undefined };
  return CLIENT_SEED.test(seed) ? { ok: true, seed } : { ok: false };
}
