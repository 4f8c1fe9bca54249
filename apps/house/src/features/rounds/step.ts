import type { Move } from './store.ts';

/** What came of one step of a round. */
export type Step =
  | { readonly kind: 'moved'; readonly move: Move; readonly balance?: bigint | undefined }
  | { readonly kind: 'unknown' }
  /** Nothing can be done before a time that is known. */
  | { readonly kind: 'later'; readonly at: Date }
  /** Somebody else has it, or the step wrote its own end: look again. */
  | { readonly kind: 'again' };
