import type { Endpoint } from '@maneki/contract/endpoint';
import { findLanguage } from '@maneki/contract/language';
import { DEFAULT_THEME, findTheme } from '@maneki/contract/theme';
import type { CallFunction } from '@maneki/contract/visit';
import { phraseRefusal, phraseUnknownError } from '@maneki/phrases/phrase-refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../calls/call.ts';
import type { Dispatch } from '../calls/dispatch-call.ts';
import { type Identification, identifyCall, LANGUAGE_COOKIE } from '../calls/identify-call.ts';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import {
  NotKeptError,
  type PageVisit,
  type RenderedPage,
  renderForAll,
  renderForOne,
  type Site,
} from './render-page.ts';

export const THEME_COOKIE = 'theme';
const HOME = '/m/home';
const CLOSED = '/m/restrict';
const OFFLINE = '/m/offline';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type PageServices = Identification & {
  readonly site: Site;
  readonly dispatch: Dispatch;
  readonly isDevelopment: boolean;
  readonly describePages: (call: Call, request: FastifyRequest) => PageDescription;
};

/** What of a merchant decides how its pages look to a visitor. */
export type PageDescription = {
  /** Differs wherever two guests would not see the same. */
  readonly key: string;
  /** Scheme and host of the site: one of the merchant's own, whatever host was asked for. */
  readonly origin: string;
  readonly imageHosts: readonly string[];
};

/** Serves the site: kept pages to guests, pages of their own to everybody else. */
export function registerPages(app: FastifyInstance, services: PageServices): void {
  const cache = createPageCache(services.clock);
  const aliases = ['/', '/m', '/m/', '/m/index', '/m/index.html'];
  for (const path of aliases) app.get(path, (_, reply) => reply.redirect(HOME, 301));

  app.get('/m/*', async (request, reply) => {
    const identified = identifyCall(services, request);
    if (!identified.ok) return reply.code(400).type('text/plain').send('Unknown site');
    const visitor = {
      ...services.describePages(identified.value, request),
      call: identified.value,
    };
    const url = new URL(request.url, visitor.origin);
    try {
      return await sendPage(services, cache, { request, reply, url, ...visitor });
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered');
      return sendServiceError(services, { request, reply, url, ...visitor });
    }
  });
}

type Asked = PageDescription & {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly url: URL;
  readonly call: Call;
};

async function sendPage(services: PageServices, cache: PageCache, asked: Asked) {
  const { reply, url } = asked;
  const call = chooseByAddress(services, asked);
  const closed = services.gate.findRefusal(call);
  const isClosedPage = url.pathname === CLOSED;
  if (closed && !isClosedPage && url.pathname !== OFFLINE) return reply.redirect(CLOSED, 302);
  if (!closed && isClosedPage) return reply.redirect(HOME, 302);

  const visit = describeVisit(services, { ...asked, call });
  if (services.site.isShared(url.pathname) && !services.isDevelopment && !closed) {
    const key = [url.origin, url.pathname, visit.language, visit.theme, asked.key].join(' ');
    const guest = { ...visit, call: callInProcess(services, withoutVisitor(call)) };
    const render = () => renderForAll(services.site, requestOf(url), guest);
    return sendKept(reply, () => cache.get(key, render));
  }
  const status = closed ? closedStatus(closed.code) : undefined;
  return sendOwn(reply, await renderForOne(services.site, requestOf(url), visit), status);
}

/** Our fault: a page that says so, with a reference for support; words alone if even that fails. */
async function sendServiceError(services: PageServices, asked: Asked) {
  const { reply, request } = asked;
  const reference = encodeURIComponent(request.id);
  const url = new URL(`/m/serviceError?reference=${reference}`, asked.url);
  try {
    const page = await renderForOne(services.site, requestOf(url), describeVisit(services, asked));
    return sendOwn(reply, page, 500);
  } catch {
    const { language } = asked.call;
    return reply.code(500).type('text/plain').send(phraseUnknownError(language, request.id));
  }
}

/** `?lang=JA` chooses a language as the switch on the page does, and is remembered alike. */
function chooseByAddress(services: PageServices, { request, reply, url, call }: Asked): Call {
  const chosen = findLanguage(url.searchParams.get('lang') ?? '');
  if (!chosen) return call;
  const { merchantCode, countryCode } = call;
  const language = services.gate.chooseLanguage({ merchantCode, chosen, countryCode });
  if (language === chosen && request.cookies[LANGUAGE_COOKIE] !== chosen)
    reply.setCookie(LANGUAGE_COOKIE, chosen, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS });
  return { ...call, language };
}

function describeVisit(services: PageServices, asked: Asked): PageVisit {
  const { call, request, url, imageHosts } = asked;
  return {
    merchantCode: call.merchantCode,
    language: call.language,
    theme: findTheme(request.cookies[THEME_COOKIE] ?? '') ?? DEFAULT_THEME,
    origin: url.origin,
    isDevelopment: services.isDevelopment,
    call: callInProcess(services, call),
    imageHosts,
  };
}

/** A page for all guests says nothing of the one who happened to ask first. */
const withoutVisitor = (call: Call): Call => ({ ...call, address: '', requestId: '' });

/** Pages call the same endpoints as browsers do, without the detour over the network. */
function callInProcess({ dispatch }: PageServices, call: Call): CallFunction {
  const answer = async (endpoint: Endpoint, request: unknown) => {
    const outcome = await dispatch(endpoint, call, request);
    if (outcome.ok) return outcome;
    const message = phraseRefusal(call.language, outcome.refusal);
    return { ok: false, refusal: { code: outcome.refusal.code, message } };
  };
  return answer as CallFunction;
}

async function sendKept(reply: FastifyReply, getPage: () => Promise<KeptPage>) {
  try {
    const { bodies, policy, etag } = await getPage();
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', etag);
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(bodies[encoding]);
  } catch (error) {
    if (error instanceof NotKeptError) return sendBare(reply, error.response);
    throw error;
  }
}

function sendOwn(reply: FastifyReply, page: RenderedPage, status: number | undefined) {
  copyHeaders(reply, page.response);
  return reply
    .code(status ?? page.response.status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'private, no-store')
    .send(page.html);
}

function sendBare(reply: FastifyReply, response: Response) {
  copyHeaders(reply, response);
  return reply.code(response.status).send('');
}

function copyHeaders(reply: FastifyReply, response: Response) {
  for (const [name, value] of response.headers) reply.header(name, value);
}

/** Maintenance passes: search engines should come back. A region does not. */
const closedStatus = (code: string) => (code === 'site.under_maintenance' ? 503 : 451);

function chooseEncoding(accepted: string | undefined): keyof KeptPage['bodies'] {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}

const requestOf = (url: URL) => new Request(url, { headers: { accept: 'text/html' } });
