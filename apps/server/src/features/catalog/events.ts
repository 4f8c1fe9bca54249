import { listMerchants } from '#features/site';
import type { EventHandler } from '#platform/outbox/event-handler';

/** Tells every node and every open page that lists of games are to be asked for again. */
export const pushCatalogue: EventHandler<'catalog.changed'> = {
  name: 'catalog.push_catalogue',
  on: 'catalog.changed',
  async handle({ tx, push }) {
    // One catalogue serves all merchants, and a push is always some merchant's. However often it
    // changed meanwhile, once is enough.
    for (const { code } of await listMerchants(tx)) push('catalog.changed', code, {});
  },
};
