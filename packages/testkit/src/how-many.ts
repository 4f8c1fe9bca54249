import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is a run of `npm run test:long`; the configuration of Vitest says so. */
    readonly isLong: boolean;
  }
}

/** How often a proof by many tries is tried: a few times in every gate, as often as it takes in the long form. */
export const howMany = (counts: { readonly short: number; readonly long: number }): number =>
  inject('isLong') ? counts.long : counts.short;
