import { findOrigin } from '#platform/pages/content-security';
import type { ContentItem, HelpArticle } from './content.ts';

/** Sanitised HTML writes its attributes in double quotes. */
const PICTURES = /<img\b[^>]*\bsrc="(https:[^"]*)"/gi;

type Said = {
  readonly items: readonly Pick<
    ContentItem,
    'kind' | 'groupName' | 'image' | 'linkType' | 'linkage' | 'texts'
  >[];
  readonly help: readonly Pick<HelpArticle, 'texts'>[];
};

/**
 * The other sites that content takes its pictures and films from. A browser loads nothing that the
 * page's policy does not name, so what may be written must be named there too.
 */
export function listMediaOrigins({ items, help }: Said): string[] {
  const addresses = [
    ...items.flatMap((item) => [item.image ?? '', isFilm(item) ? item.linkage : '']),
    ...[...items, ...help].flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ body }) =>
        [...body.matchAll(PICTURES)].map(([, src]) => src),
      ),
    ),
  ];
  const origins = addresses.flatMap((address = '') => findOrigin(address) ?? []);
  return [...new Set(origins)].filter((origin) => origin.startsWith('https:')).sort();
}

/** What hot news and video banners lead to is shown on the page itself. */
const isFilm = ({ kind, groupName, linkType }: Said['items'][number]): boolean =>
  linkType === 'URL' && (kind === 'H' || groupName === 'm_video');
