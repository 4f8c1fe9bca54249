import { LANGUAGE_TAGS } from '@maneki/contract/language';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings, useStatus } from '#features/site';
import { useArt } from '#platform/use-art.ts';
import { usePreferences } from '#platform/use-preferences.ts';
import { useOrigin } from './providers.tsx';
import { findRoute, routeTable } from './route-table.ts';

/** Title, description and what search engines and messengers read, in the HTML that is served. */
export function Metadata() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const { language } = usePreferences();
  const route = findRoute(pathname);
  const art = useArt();
  const { name: merchant } = useStatus().info.whitelabel;
  const { languages, defaultLanguage } = useSettings();
  const origin = useOrigin();

  const page = t(`shell.titles.${route.title}`);
  const isHome = route === routeTable.home;
  const title = isHome
    ? t('site.meta.home.title', { merchant })
    : t('site.meta.page.title', { page, merchant });
  const description = isHome
    ? t('site.meta.home.description', { merchant })
    : t('site.meta.page.description', { page, merchant });
  const address = `${origin}/m/${route.path}`;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!route.isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={`${address}?lang=${language}`} />
      {languages.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[other]}
          href={`${address}?lang=${other}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${address}?lang=${defaultLanguage}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={merchant} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${address}?lang=${language}`} />
      <meta property="og:locale" content={LANGUAGE_TAGS[language].replace('-', '_')} />
      <meta property="og:image" content={`${origin}${art.openGraph}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" type="image/svg+xml" href={art.favicon} />
    </>
  );
}
