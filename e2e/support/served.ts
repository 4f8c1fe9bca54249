import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { drawAddress } from './journey.ts';
import { type SiteName, siteUrl } from './sites.ts';

export { expect };

/** What a document says needs no browser: it is asked for and read as a robot would. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what it needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': drawAddress() }),
});

type Asking = {
  readonly site?: SiteName;
  readonly country?: string;
  readonly address?: string;
  readonly cookie?: string;
};

export type Served = {
  readonly status: number;
  /** Where it was led to. */
  readonly path: string;
  readonly html: string;
  /** All that is written, with a blank between what stands in elements of its own. */
  readonly text: string;
};

/** Only browsers know that every `*.localhost` is this machine, so the host is named apart. */
export async function readServed(
  request: APIRequestContext,
  path: string,
  asking: Asking = {},
): Promise<Served> {
  const { site = 'maneki', country, address, cookie } = asking;
  const headers = {
    accept: 'text/html',
    host: new URL(siteUrl(site)).host,
    ...(country ? { 'cf-ipcountry': country } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(cookie ? { cookie } : {}),
  };
  // A redirect that is followed for us would forget the host.
  const options = { headers, maxRedirects: 0 };
  const reply = await request.get(`${siteUrl('maneki')}${path}`, options);
  const { location } = reply.headers();
  if (location) return readServed(request, location, asking);
  const html = await reply.text();
  return { status: reply.status(), path: new URL(reply.url()).pathname, html, text: textOf(html) };
}

/** The header of home as it is served to the browser of a page; under load it may come without the balance. */
export async function servedHeader(page: Page): Promise<string> {
  const home = await page.request.get('/m/home');
  return partOf(await home.text(), 'header');
}

/** What is written in every element of a kind, in their order. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, inner = '']) => textOf(inner),
  );

/** The addresses that a part of a document leads to, by their names. */
export const linksOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<a\s[^>]*?href="([^"]*)"([^>]*)>(.*?)<\/a>/gs)].map(
      ([tag, href = '', , inner = '']) => [
        /aria-label="([^"]*)"/.exec(tag)?.[1] ?? textOf(inner),
        decode(href),
      ],
    ),
  );

/** One part of a document, from the element with this mark to the end of that kind of element. */
export const partOf = (html: string, tag: string, mark = ''): string =>
  new RegExp(`<${tag}(?:\\s[^>]*)?${mark}[^>]*>.*?</${tag}>`, 's').exec(html)?.[0] ?? '';

const textOf = (html: string): string =>
  decode(
    html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
