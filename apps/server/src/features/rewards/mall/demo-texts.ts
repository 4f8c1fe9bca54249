import type { Texts } from './good.ts';

/** What a demonstration says of its goods, by their names. */
export type DemoTexts = Readonly<
  Record<string, { readonly titles: Texts; readonly descriptions: Texts }>
>;
