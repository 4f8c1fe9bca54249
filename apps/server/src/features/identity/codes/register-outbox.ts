import type { FastifyInstance } from 'fastify';
import type { IdentityServices } from '../identity-services.ts';
import { renderOutbox } from './render-outbox.ts';
import { listOutboxMessages } from './store.ts';

const MESSAGES_SHOWN = 50;

/**
 * Shows messages that went to nobody's phone or mailbox, so that a demonstration can go on. There
 * is no such page once messages really leave, or real money is played for in any market.
 */
export function registerOutbox(app: FastifyInstance, services: IdentityServices): void {
  const { database, merchants, outside } = services;
  app.get('/dev/outbox', async (_, reply) => {
    if (!outside.isOutboxShown || merchants.isAnyMarketReal())
      return reply.code(404).type('text/plain').send('Not found');
    const messages = await database.statement((tx) => listOutboxMessages(tx, MESSAGES_SHOWN));
    const { html, policy } = renderOutbox(messages);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .send(html);
  });
}
