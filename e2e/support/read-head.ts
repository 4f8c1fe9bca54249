/** What search engines and messengers find in the head of a served document, before any script runs. */
export type Head = {
  readonly title: string;
  readonly canonical: string | undefined;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Contents by `name` or `property`. */
  readonly metas: Readonly<Record<string, string>>;
};

export function readHead(html: string): Head {
  const links = tagsOf(html, 'link');
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    metas: Object.fromEntries(
      tagsOf(html, 'meta').map(({ name, property, content }) => [name ?? property, content]),
    ),
  };
}

function tagsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decode(value),
      ]),
    ),
  );
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
