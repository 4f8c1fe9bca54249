import { useStatus } from '#frame/site';
import { useArt } from '#platform/art/use-art.ts';

type StructuredDataProps = { readonly merchant: string; readonly origin: string };

/**
 * Who runs the site and what it is called, as search engines read it. A block of data and no script: it
 * never runs, so the page's policy has no say in it.
 */
export function StructuredData({ merchant, origin }: StructuredDataProps) {
  const { social } = useStatus().info.resources;
  const { openGraph } = useArt();
  const organisation = {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: merchant,
    url: `${origin}/m/home`,
    logo: `${origin}${openGraph}`,
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
  };
  const site = {
    '@type': 'WebSite',
    name: merchant,
    url: `${origin}/m/home`,
    publisher: { '@id': organisation['@id'] },
  };
  const data = { '@context': 'https://schema.org', '@graph': [organisation, site] };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of ours, in which nothing can end it
      dangerouslySetInnerHTML={{ __html: escapeTags(JSON.stringify(data)) }}
    />
  );
}

const escapeTags = (json: string) => json.replaceAll('<', '\\u003c');
