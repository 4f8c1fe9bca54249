import type { CallRefusal } from '@maneki/contract/call/refusals';
import { findLanguage } from '@maneki/contract/language';
import type { Clock } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { FastifyRequest } from 'fastify';
import type { CountryFinder } from '../geography/find-country.ts';
import type { Call } from './call.ts';
import type { CallGate } from './call-gate.ts';

export const LANGUAGE_COOKIE = 'lang';

export type Identification = {
  readonly gate: CallGate;
  readonly clock: Clock;
  readonly findCountry: CountryFinder;
  readonly isTrustedProxy: (address: string) => boolean;
};

/** Finds out whose site is called, from where and in which language. */
export function identifyCall(
  services: Identification,
  request: FastifyRequest,
): Outcome<Call, CallRefusal> {
  const { gate, clock } = services;
  const merchantCode = gate.findMerchantCode({
    code: header(request, 'merchant'),
    host: request.hostname.toLowerCase(),
  });
  if (!merchantCode) return refused({ code: 'call.merchant_unknown', detail: {} });

  const named = header(request, 'language');
  const chosen = findLanguage(named ?? request.cookies[LANGUAGE_COOKIE] ?? '');
  if (named && !chosen) return refused({ code: 'call.language_unknown', detail: {} });

  const countryCode = services.findCountry({
    address: request.ip,
    headers: request.headers,
    isBehindTrustedProxy: services.isTrustedProxy(request.socket.remoteAddress ?? ''),
  });
  return done({
    requestId: request.id,
    merchantCode,
    language: gate.chooseLanguage({ merchantCode, chosen, countryCode }),
    address: request.ip,
    countryCode,
    now: clock.now(),
  });
}

/** A header that was sent once; sent twice, it names nothing. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
