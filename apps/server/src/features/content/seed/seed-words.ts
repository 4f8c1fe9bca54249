import type { ArticleKey } from './articles.ts';
import type { ItemKey } from './items.ts';
import type { SeedText } from './seed-text.ts';

/** Each look speaks in a voice of its own; help and legal texts serve all of them. */
export const SEED_LOOKS = ['maneki', 'sampaguita'] as const;
export type SeedLook = (typeof SEED_LOOKS)[number];

/** Everything that the demo says, in one language: a text that is missing does not compile. */
export type SeedWords = Readonly<Record<SeedLook, Readonly<Record<ItemKey, SeedText>>>> & {
  readonly articles: Readonly<Record<ArticleKey, SeedText & { readonly body: string }>>;
};
