import type { FastifyInstance } from 'fastify';
import { renderDocsPage } from './docs-page.ts';
import type { CallSet } from './handlers.ts';
import { describeCalls } from './openapi.ts';

/** Describes the calls to programs and to people. Few ask, so it is written when somebody does first. */
export function registerDocs(app: FastifyInstance, callSets: readonly CallSet[]): void {
  let description: ReturnType<typeof describeCalls> | undefined;
  let page: ReturnType<typeof renderDocsPage> | undefined;
  app.get('/api/openapi.json', async () => {
    description ??= describeCalls(callSets);
    return description;
  });
  app.get('/api/docs', async (_, reply) => {
    page ??= renderDocsPage(callSets);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy)
      .send(page.html);
  });
}
