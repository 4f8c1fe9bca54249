import type { FastifyInstance } from 'fastify';
import type { Call, CookieToSet } from '#platform/calls/call';
import { type Identification, identifyCall } from '#platform/calls/identify-call';
import { writeCookie } from '#platform/calls/register-calls';
import { type FinishServices, finishSocial } from './finish-social.ts';
import { AFTER_SOCIAL, SOCIAL_CALLBACK } from './way-back.ts';

/**
 * Takes visitors back from other login services. Not a call: a browser comes by a link of another
 * site's, carries no headers of ours, and must end on a page.
 */
export function registerSocialCallback(
  app: FastifyInstance,
  services: FinishServices & Identification,
): void {
  app.get(SOCIAL_CALLBACK, async (request, reply) => {
    const cookies: CookieToSet[] = [];
    const setCookie = (cookie: CookieToSet) => cookies.push(cookie);
    const identified = identifyCall(services, { raw: request.raw, id: request.id, setCookie });
    if (!identified.ok) return reply.code(400).type('text/plain').send('Unknown site');
    const call = asBrowser(identified.value.call);

    const broughtBack = new URL(SOCIAL_CALLBACK, call.origin);
    broughtBack.search = request.url.split('?').slice(1).join('?');
    const page = services.gate.findRefusal(call)
      ? AFTER_SOCIAL.failed
      : await finishSocial(services, { call, broughtBack });
    for (const cookie of cookies) writeCookie(reply, cookie, call.origin);
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  });
}

/** Nobody else follows redirects here; but over plain HTTP a browser does not say that it is one. */
const asBrowser = (call: Call): Call => ({
  ...call,
  client: { ...call.client, isBrowser: true },
});
