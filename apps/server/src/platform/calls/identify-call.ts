import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { CallRefusal } from '@maneki/contract/call/refusals';
import { findLanguage } from '@maneki/contract/language';
import type { Clock } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { CountryFinder } from '../geography/find-country.ts';
import { readVisitor, type Visitor } from '../http/read-visitor.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { type Call, type CookieToSet, OPERATOR_COOKIE, SESSION_COOKIE } from './call.ts';
import type { CallGate } from './call-gate.ts';
import { type Cookies, readGuarded } from './guarded-cookies.ts';

export const LANGUAGE_COOKIE = 'lang';

export type Identification = {
  readonly gate: CallGate;
  readonly clock: Clock;
  readonly findCountry: CountryFinder;
  readonly proxies: TrustedProxies;
};

export type Identified = {
  readonly call: Call;
  readonly visitor: Visitor;
  readonly cookies: Cookies;
};

/** Finds out whose site is called, from where and in which language. */
export function identifyCall(
  services: Identification,
  request: {
    readonly raw: IncomingMessage;
    readonly id?: string;
    readonly setCookie?: (cookie: CookieToSet) => void;
  },
): Outcome<Identified, CallRefusal> {
  const { gate, clock } = services;
  const visitor = readVisitor(request.raw, services.proxies);
  const merchantCode = gate.findMerchantCode({
    code: header(request.raw, 'merchant'),
    host: visitor.hostname,
  });
  if (!merchantCode) return refused({ code: 'call.merchant_unknown', detail: {} });

  const { cookie } = request.raw.headers;
  const isSecure = visitor.protocol === 'https';
  const cookies = cookie ? readGuarded(fastifyCookie.parse(cookie), isSecure) : NO_COOKIES;
  const named = header(request.raw, 'language');
  const chosen = findLanguage(named ?? cookies[LANGUAGE_COOKIE] ?? '');
  if (named && !chosen) return refused({ code: 'call.language_unknown', detail: {} });

  const countryCode = services.findCountry(visitor);
  const bearer = readBearer(request.raw);
  const call: Call = {
    requestId: request.id ?? randomUUID(),
    merchantCode,
    language: gate.chooseLanguage({ merchantCode, chosen, countryCode }),
    address: visitor.address,
    countryCode,
    hostname: visitor.hostname,
    origin: `${visitor.protocol}://${visitor.host}`,
    now: clock.now(),
    client: {
      cookies,
      userAgent: header(request.raw, 'user-agent') ?? '',
      isBrowser: isBrowser(request.raw),
    },
    credential: cookies[SESSION_COOKIE] || bearer,
    operatorCredential: cookies[OPERATOR_COOKIE] || bearer,
    idempotencyKey: readIdempotencyKey(request.raw),
    setCookie: request.setCookie ?? keepNoCookie,
  };
  return done({ call, visitor, cookies });
}

const NO_COOKIES: Cookies = {};

const keepNoCookie = () => {};

/** Browsers say where a call comes from, in one way or another; other clients do not. */
const isBrowser = ({ headers }: IncomingMessage): boolean =>
  [headers['sec-fetch-site'], headers.origin, headers.referer].some((told) => told !== undefined);

function readBearer(request: IncomingMessage): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(header(request, 'authorization') ?? '')?.[1];
}

/** Long enough not to be met by chance, short enough to be kept. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

function readIdempotencyKey(request: IncomingMessage): string | undefined {
  return IDEMPOTENCY_KEY.exec(header(request, 'idempotency-key') ?? '')?.[0];
}

/** A header that was sent once; sent twice, it names nothing. */
export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
