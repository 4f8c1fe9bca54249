import type { Language } from '@maneki/contract/language';
import { escapeMarkup } from '../text/escape-markup.ts';

type MappedSite = {
  /** Scheme and host of the merchant, as its pages call themselves. */
  readonly origin: string;
  /** Pages that search engines may keep, each by its one spelling. */
  readonly paths: readonly string[];
  readonly languages: readonly Language[];
};

/** What search engines are asked to leave alone, and where the map of the rest is. */
export const writeRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /ws\n\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * Every page in every language, at the address that it calls its own. How the languages of a page belong
 * together each page says for itself.
 */
export function writeSiteMap({ origin, paths, languages }: MappedSite): string {
  const addresses = paths.flatMap((path) =>
    languages.map((language) => escapeMarkup(`${origin}${path}?lang=${language}`)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}
