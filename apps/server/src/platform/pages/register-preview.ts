import { randomBytes } from 'node:crypto';
import { findLanguage } from '@maneki/contract/language';
import { roleHasRight } from '@maneki/contract/operators/rights';
import { findTheme } from '@maneki/contract/theme';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../calls/call.ts';
import type { OperatorCallers } from '../calls/callers.ts';
import { identifyCall } from '../calls/identify-call.ts';
import { writePolicy } from './content-security.ts';
import { callInProcess, type PageServices, requestOf, withoutVisitor } from './register-pages.ts';

type PreviewServices = PageServices & {
  readonly operators: OperatorCallers;
  readonly consoleHost: string | undefined;
};

/** The pages that a preview may show: home, or why the site is closed. */
const HOME = '/m/home';
const CLOSED = '/m/restrict';

/**
 * Shows a merchant's home page as guests see it in a frame of the console, for the colours that an operator tries
 * out. It is rendered under the console's own origin whichever host the merchant has, runs no scripts, and is for
 * operators of that merchant alone.
 */
export function registerPreview(app: FastifyInstance, services: PreviewServices): void {
  app.get('/console/preview', async (request, reply) => {
    const asked = await admit(services, request);
    if (!asked) return reply.code(404).type('text/plain').send('Not found');
    const { call, visitor, theme } = asked;
    const pages = services.describePages(call, visitor);
    const path = services.gate.findRefusal(call) ? CLOSED : HOME;
    const nonce = randomBytes(16).toString('base64');
    const response = await services.site.render(requestOf(new URL(path, pages.origin)), {
      merchantCode: call.merchantCode,
      language: call.language,
      theme,
      origin: pages.origin,
      isDevelopment: services.isDevelopment,
      isGuest: true,
      hidesBalance: false,
      nonce,
      call: callInProcess(services, withoutVisitor(call)),
      reportError: (err) => request.log.error({ requestId: request.id, err }, 'a preview broke'),
    });
    const policy = writePolicy(
      { scripts: [], styles: [`'nonce-${nonce}'`] },
      { ...pages, isDevelopment: services.isDevelopment, isPreview: true },
    );
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .send(withoutScripts(await response.text()));
  });
}

/** The call of a guest of the merchant whose operator asks; undefined for anybody else. */
async function admit(services: PreviewServices, request: FastifyRequest) {
  const identified = identifyCall(services, request);
  if (!identified.ok) return undefined;
  const { call, visitor } = identified.value;
  const { consoleHost } = services;
  if (consoleHost !== undefined && call.hostname !== consoleHost) return undefined;
  const operator = await services.operators.find(call);
  if (!operator || operator === 'expired') return undefined;
  const query = request.query as Readonly<Record<string, string | undefined>>;
  const merchantCode = services.gate.findMerchantCode({ code: query.merchant, host: '' });
  if (!merchantCode || !roleHasRight(operator.role, 'readSettings')) return undefined;
  if (operator.merchantCodes && !operator.merchantCodes.includes(merchantCode)) return undefined;
  const { countryCode } = call;
  const chosen = findLanguage(query.lang ?? '') ?? call.language;
  const language = services.gate.chooseLanguage({ merchantCode, chosen, countryCode });
  const guest: Call = { ...call, merchantCode, language, countryCode: null };
  return { call: guest, visitor, theme: findTheme(query.theme ?? '') ?? ('dark' as const) };
}

/** They would be refused one by one; without them nothing is loaded in vain. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
