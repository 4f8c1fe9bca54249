import type { Move } from './store.ts';

/** What came of one step of a round. */
export type Step =
  | { readonly kind: 'moved'; readonly move: Move; readonly balance?: bigint | undefined }
  | { readonly kind: 'unknown' }
  /** Somebody else has it, or the step wrote its own end: look again. */
  | { readonly kind: 'again' };
