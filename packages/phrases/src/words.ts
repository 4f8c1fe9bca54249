import type { ReasonOf } from '@maneki/contract/endpoint';

/** The same keys, any words: what another language must say when English is the source. */
export type Words<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]>;
};

/** One sentence per refusal: a code without words does not compile. */
export type RefusalPhrases<Code extends string> = Readonly<Record<ReasonOf<Code>, string>>;
