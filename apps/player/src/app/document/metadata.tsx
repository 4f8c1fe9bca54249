import { LANGUAGE_TAGS } from '@maneki/contract/language';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings, useStatus } from '#frame/site';
import { useArt } from '#platform/art/use-art.ts';
import { useLocation } from '#platform/navigation/navigation.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { useOrigin } from '../providers/providers.tsx';
import { pageAddress } from '../routes/page-address.ts';
import { findRoute, type SiteRoute } from '../routes/route-table.ts';
import { StructuredData } from './structured-data.tsx';

/** Title, description and what search engines and messengers read, in the HTML that is served. */
export function Metadata() {
  // Nobody sees it: what somebody has tapped is drawn first.
  const { pathname, search } = useDeferredValue(useLocation());
  const { language } = usePreferences();
  const route = findRoute(pathname);
  const art = useArt();
  const { name: merchant } = useStatus().info.whitelabel;
  const { languages, defaultLanguage } = useSettings();
  const origin = useOrigin();
  const pictureText = useTranslations('site.meta')('pictureText', { merchant });
  const { title, description } = usePageWords(route, merchant);
  const addressIn = (spoken: typeof language) => pageAddress({ origin, route, search }, spoken);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!route.isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={addressIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={LANGUAGE_TAGS[other]} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={merchant} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={LANGUAGE_TAGS[language].replace('-', '_')} />
      <meta property="og:image" content={`${origin}${art.openGraph}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={`/m/manifest.webmanifest?lang=${language}`} />
      <link rel="apple-touch-icon" href={art.appleTouch} />
      <link rel="icon" type="image/png" sizes="64x64" href={art.favicon} />
      {route.title === 'home' && <StructuredData merchant={merchant} origin={origin} />}
    </>
  );
}

/** Pages that search engines lead people to say what they are about in words of their own. */
const DESCRIBED = ['home', 'rng', 'live', 'fish', 'sports', 'help', 'notice', 'activity'] as const;

function usePageWords({ title }: SiteRoute, merchant: string) {
  const t = useTranslations('site.meta');
  const titles = useTranslations('shell.titles');
  const described = DESCRIBED.find((name) => name === title);
  if (described)
    return {
      title: t(`${described}.title`, { merchant }),
      description: t(`${described}.description`, { merchant }),
    };
  const page = titles(title);
  return {
    title: t('page.title', { page, merchant }),
    description: t('page.description', { page, merchant }),
  };
}
