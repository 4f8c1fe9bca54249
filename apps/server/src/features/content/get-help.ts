import type { HelpTag } from '@maneki/contract/content/kinds';
import type { HelpItem } from '@maneki/contract/content/schemas';
import type { Language } from '@maneki/contract/language';
import { type HelpArticle, textIn } from './content.ts';
import type { ContentDirectory } from './content-directory.ts';

/** The articles of a merchant's help centre, or the one that a tag names. */
export function getHelp(
  content: ContentDirectory,
  asked: {
    readonly merchantCode: string;
    readonly countryCode: string | null;
    readonly language: Language;
    readonly device: 'MOBILE' | 'WEB';
    readonly tag: HelpTag | undefined;
  },
): HelpItem[] {
  const { merchantCode, countryCode, language, device, tag } = asked;
  const articles = content
    .get(merchantCode, countryCode)
    .help.filter((article) => article.device === 'ALL' || article.device === device)
    .filter((article) => tag === undefined || article.tag === tag);
  return describeHelp(articles, language);
}

/** Articles without any words show nothing, and are left out. */
export const describeHelp = (articles: readonly HelpArticle[], language: Language): HelpItem[] =>
  articles.flatMap(({ id, tag, updatedAt, texts }) => {
    const words = textIn(texts, language);
    if (!words) return [];
    const { title, body } = words;
    return [{ id, tag, title, content: body, updatedAt: updatedAt.toISOString() }];
  });
