import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readVisitor } from '../http/read-visitor.ts';
import { sendRefusal } from './answer-call.ts';
import { languageOf } from './handle-errors.ts';
import type { Identification } from './identify-call.ts';

const CONSOLE_PATH = '/api/console/';

/** Where the console has a host of its own, the others do not even say that operators' calls and lists exist. */
export function keepToHost(
  app: FastifyInstance,
  services: Identification,
  host: string | undefined,
): void {
  if (host === undefined) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isForOperators(request)) return;
    if (readVisitor(request.raw, services.proxies).hostname === host) return;
    const refusal = { code: 'call.not_found', detail: {} } as const;
    return sendRefusal(reply, languageOf(services, request), refusal);
  });
}

/** By the route that was found, since an address can be spelt in many ways; by the address where none was. */
const isForOperators = ({ routeOptions, url }: FastifyRequest): boolean =>
  url.startsWith(CONSOLE_PATH) || routeOptions.url?.startsWith(CONSOLE_PATH) === true;
