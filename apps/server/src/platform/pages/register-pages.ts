import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '@maneki/contract/endpoint';
import { findLanguage } from '@maneki/contract/language';
import { findTheme, type Theme } from '@maneki/contract/theme';
import type { CallFunction } from '@maneki/contract/visit';
import { phraseRefusal, phraseUnknownError } from '@maneki/phrases/phrase-refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Call,
  type Caller,
  INVITATION_COOKIE,
  REFERRAL_COOKIE,
  SESSION_COOKIE,
} from '../calls/call.ts';
import type { Callers } from '../calls/callers.ts';
import type { Dispatch } from '../calls/dispatch-call.ts';
import type { Cookies } from '../calls/guarded-cookies.ts';
import {
  type Identification,
  type Identified,
  identifyCall,
  LANGUAGE_COOKIE,
} from '../calls/identify-call.ts';
import { writeCookie } from '../calls/register-calls.ts';
import { isBusy } from '../calls/system-busy-error.ts';
import type { FrontDoor } from '../http/create-app.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createFrontDoor } from './front-door.ts';
import { leadElsewhere } from './lead-elsewhere.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import {
  type DescribePages,
  HIDDEN_BALANCE_COOKIE,
  keyOfPage,
  type PageDescription,
  THEME_COOKIE,
  themeOf,
} from './page-key.ts';
import { queryOfGuests } from './query-of-guests.ts';
import { type PageVisit, renderForAll, renderForOne, type Site } from './render-page.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { sendKept, sendOwn } from './send-page.ts';

const HOME = '/m/home';
const HOME_ALIASES = ['/', '/m', '/m/', '/m/index', '/m/index.html'];
const CLOSED = '/m/restrict';
const OFFLINE = '/m/offline';
const INVITATION = /^[0-9A-Z]{4,16}$/;
/** By which word of an address an invitation comes, and where its code is kept. */
const INVITATION_COOKIES = { affiliateCode: INVITATION_COOKIE, referralCode: REFERRAL_COOKIE };
const MONTH_SECONDS = 30 * 24 * 60 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type PageServices = Identification & {
  readonly site: Site;
  readonly dispatch: Dispatch;
  readonly callers: Callers;
  readonly isDevelopment: boolean;
  readonly describePages: DescribePages;
  /** Whose page one in a frame of the console is, as its address says and proves. */
  readonly findFramedMerchant: (query: URLSearchParams, now: Date) => string | undefined;
  readonly metrics: Pick<Metrics, 'tellRequest'>;
};

/** Serves the site: kept pages to guests, pages of their own to everybody else. */
export function registerPages(app: FastifyInstance, services: PageServices, door: FrontDoor): void {
  const cache = createPageCache(services.clock);
  const queue = createRenderQueue({ wait });
  if (!services.isDevelopment) door.answer = createFrontDoor({ ...services, cache, log: app.log });
  for (const path of HOME_ALIASES)
    app.get(path, (request, reply) => {
      const query = request.url.slice(path.length);
      return reply.redirect(`${HOME}${query.startsWith('?') ? query : ''}`, 301);
    });

  // A form that is sent before its scripts are there: nothing is taken from it, the page comes again.
  app.post('/m/*', (request, reply) => reply.redirect(request.url, 303));
  app.get('/m/*', async (request, reply) => {
    const identified = identifyCall(services, request);
    if (!identified.ok) return reply.code(400).type('text/plain').send('Unknown site');
    const framed = asFramed(services, identified.value, request.url);
    const asked = describeAsked(services, framed, { request, reply });
    try {
      return await sendPage(services, { cache, queue }, asked);
    } catch (error) {
      if (isBusy(error)) throw error;
      request.log.error({ requestId: request.id, err: error }, 'a page could not be rendered');
      return sendServiceError(services, asked);
    }
  });
}

type Asked = PageDescription & {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly url: URL;
  readonly call: Call;
  readonly cookies: Cookies;
};

function describeAsked(
  services: PageServices,
  { call, visitor, cookies }: Identified,
  exchange: Pick<Asked, 'request' | 'reply'>,
): Asked {
  const description = services.describePages(call, visitor);
  // Only path and query: an address may bring a host of its own.
  const url = new URL(description.origin);
  const [pathname = '', ...query] = exchange.request.url.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  return { ...description, ...exchange, url, call, cookies };
}

/**
 * The console may be at another merchant's host, so a page in its frame is whose its address proves. Whoever is logged
 * in here is nobody there.
 */
function asFramed(services: PageServices, identified: Identified, address: string): Identified {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  if (!services.site.findPage(pathname)?.isFramed) return identified;
  const { call } = identified;
  const merchantCode = services.findFramedMerchant(searchParams, call.now) ?? call.merchantCode;
  return { ...identified, call: { ...call, merchantCode, credential: undefined } };
}

async function sendPage(
  services: PageServices,
  { cache, queue }: { readonly cache: PageCache; readonly queue: RenderQueue },
  asked: Asked,
) {
  const { reply, url } = asked;
  const call = await recognise(services, { ...asked, call: chooseByAddress(services, asked) });
  const closed = services.gate.findRefusal(call);
  const page = services.site.findPage(url.pathname);
  if (!page) return reply.redirect(HOME, 302);
  if (page.path !== url.pathname) return reply.redirect(`${page.path}${url.search}`, 301);
  const isClosedPage = url.pathname === CLOSED;
  const isOpen = page.isFramed || url.pathname === OFFLINE;
  if (closed && !isClosedPage && !isOpen) return reply.redirect(CLOSED, 302);
  if (!closed && isClosedPage) return reply.redirect(HOME, 302);

  keepInvitation(asked);
  const lead = closed ? undefined : leadElsewhere(services.callers, { page, call, url });
  if (lead) return reply.header('cache-control', 'no-store').redirect(lead, 302);

  const isFramed = page.isFramed || page.isInSite;
  const visit = { ...describeVisit(services, { ...asked, call }), isFramed };
  const query = page.isShared ? queryOfGuests(page.query ?? {}, url.searchParams) : undefined;
  if (query !== undefined && !call.caller && !services.isDevelopment && !closed) {
    const guest = { ...visit, call: callInProcess(services, withoutVisitor(call)) };
    const address = `${page.path}${query}`;
    const render = () => renderForAll(services.site, requestOf(new URL(address, url)), guest);
    const key = keyOfPage({ ...visit, pathname: address, key: asked.key });
    // There are more of these than are kept, so they wait for their turn as pages of one visitor do.
    const inTurn = query ? () => queue.run(call.address, render) : render;
    return sendKept(reply, () => cache.get(key, inTurn));
  }
  const status = closed && !page.isFramed ? closedStatus(closed.code) : undefined;
  if (isFramed) reply.removeHeader('x-frame-options');
  const render = () => renderForOne(services.site, requestOf(url), visit);
  return sendOwn(reply, await queue.run(call.address, render), status);
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
    return reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .send(phraseUnknownError(language, request.id));
  }
}

/**
 * Whoever opens any page through an invitation keeps its code for a month; the newest one wins. Whether
 * it is a good code is found out when somebody registers.
 */
function keepInvitation({ url, reply, call }: Asked): void {
  for (const [word, name] of Object.entries(INVITATION_COOKIES)) {
    const code = url.searchParams.get(word)?.trim().toUpperCase() ?? '';
    if (INVITATION.test(code))
      writeCookie(reply, { name, value: code, maxAgeSeconds: MONTH_SECONDS }, call.origin);
  }
}

/** Finds out whose page it is. A session that has ended makes a guest, and its cookie goes away. */
async function recognise(services: PageServices, { call, reply }: Asked): Promise<Call> {
  const caller: Caller | 'expired' | undefined = await services.callers.find(call);
  if (caller === 'expired') {
    writeCookie(reply, { name: SESSION_COOKIE, value: '', maxAgeSeconds: 0 }, call.origin);
    return { ...call, credential: undefined };
  }
  return caller ? { ...call, caller } : call;
}

/** `?lang=JA` chooses a language as the switch on the page does, and is remembered alike. */
function chooseByAddress(services: PageServices, { cookies, reply, url, call }: Asked): Call {
  const chosen = findLanguage(url.searchParams.get('lang') ?? '');
  if (!chosen) return call;
  const { merchantCode, countryCode } = call;
  const language = services.gate.chooseLanguage({ merchantCode, chosen, countryCode });
  const isRemembered = !services.site.findPage(url.pathname)?.isFramed;
  if (isRemembered && language === chosen && cookies[LANGUAGE_COOKIE] !== chosen)
    reply.setCookie(LANGUAGE_COOKIE, chosen, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS });
  return { ...call, language };
}

/** `?theme=light` likewise. */
function themeByAddress({ cookies, reply, url }: Asked): Theme {
  const chosen = findTheme(url.searchParams.get('theme') ?? '');
  if (!chosen) return themeOf(cookies);
  reply.setCookie(THEME_COOKIE, chosen, { path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS });
  return chosen;
}

function describeVisit(services: PageServices, asked: Asked): PageVisit {
  const { call, url, imageHosts, frameOrigins, phoneProver } = asked;
  return {
    merchantCode: call.merchantCode,
    language: call.language,
    theme: themeByAddress(asked),
    origin: url.origin,
    isDevelopment: services.isDevelopment,
    isGuest: !call.caller,
    hidesBalance: asked.cookies[HIDDEN_BALANCE_COOKIE] === '1',
    call: callInProcess(services, call),
    reportError: (err) =>
      asked.request.log.error({ requestId: asked.request.id, err }, 'a page broke'),
    imageHosts,
    frameOrigins,
    phoneProver,
  };
}

/** A page for all guests says nothing of the one who happened to ask first. */
export const withoutVisitor = (call: Call): Call => ({
  ...call,
  address: '',
  requestId: '',
  client: { cookies: {}, userAgent: '', isBrowser: true },
  credential: undefined,
  idempotencyKey: undefined,
  isForAll: true,
});

/** Pages call the same endpoints as browsers do, without the detour over the network. */
export function callInProcess(
  { dispatch }: Pick<PageServices, 'dispatch'>,
  call: Call,
): CallFunction {
  const answer = async (endpoint: Endpoint, request: unknown) => {
    const outcome = await dispatch(endpoint, call, request);
    if (outcome.ok) return outcome;
    const message = phraseRefusal(call.language, outcome.refusal);
    return { ok: false, refusal: { ...outcome.refusal, message } };
  };
  return answer as CallFunction;
}

/** Maintenance passes: search engines should come back. A region does not. */
const closedStatus = (code: string) => (code === 'site.under_maintenance' ? 503 : 451);

export const requestOf = (url: URL) => new Request(url, { headers: { accept: 'text/html' } });
