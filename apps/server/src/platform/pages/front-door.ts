import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_COOKIE } from '../calls/call.ts';
import { type Identification, identifyCall } from '../calls/identify-call.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { Log } from '../metrics/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { KeptPage, PageCache } from './page-cache.ts';
import { type DescribePages, keyOfPage, themeOf } from './page-key.ts';
import type { Site } from './render-page.ts';

export type FrontDoorServices = Identification & {
  readonly site: Pick<Site, 'findPage'>;
  readonly cache: PageCache;
  readonly describePages: DescribePages;
  readonly metrics: Pick<Metrics, 'tellRequest'>;
  readonly log: Log;
};

/** What a kept page's answer says beside its own policy and tag. */
export const KEPT_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
} as const;

const ENDPOINT = 'kept page';

/**
 * Answers a guest whose page is kept in memory before the framework sees the request: that is most
 * requests for pages, and the way through the framework would cost several times the answer.
 * Whatever needs thought (another method, a query, a page to render or renew) is left to it.
 */
export function createFrontDoor(services: FrontDoorServices) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    const found = findPage(services, request);
    if (!found) return false;
    const { requestId } = found;
    const status = send(request, response, found);
    const ms = performance.now() - startedAt;
    services.metrics.tellRequest({ endpoint: ENDPOINT, status, seconds: ms / 1_000 });
    services.log.info({ requestId, endpoint: ENDPOINT, path: request.url, status, ms });
    return true;
  };
}

type Found = { readonly page: KeptPage; readonly requestId: string };

function findPage(services: FrontDoorServices, request: IncomingMessage): Found | undefined {
  const { url: pathname = '', method } = request;
  if (method !== 'GET' || !pathname.startsWith('/m/') || pathname.includes('?')) return undefined;
  const known = services.site.findPage(pathname);
  if (!known?.isShared || known.path !== pathname) return undefined;
  const identified = identifyCall(services, { raw: request });
  if (!identified.ok || services.gate.findRefusal(identified.value.call)) return undefined;

  const { call, visitor, cookies } = identified.value;
  if (cookies[SESSION_COOKIE]) return undefined;
  const { origin, key } = services.describePages(call, visitor);
  const { language, requestId } = call;
  const theme = themeOf(cookies);
  const page = services.cache.peek(keyOfPage({ origin, pathname, language, theme, key }));
  return page && { page, requestId };
}

function send(request: IncomingMessage, response: ServerResponse, { page, requestId }: Found) {
  const own = {
    'x-request-id': requestId,
    'content-security-policy': page.policy,
    etag: page.etag,
  };
  const headers = { ...SECURITY_HEADERS, ...KEPT_PAGE_HEADERS, ...own };
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(200, { ...headers, ...coding, 'content-length': body.length });
  // Bytes as text of one byte each: Node then writes head and body at once, in one step instead of two.
  response.end(page.texts[encoding], 'latin1');
  return 200;
}
