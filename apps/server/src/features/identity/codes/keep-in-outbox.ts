import type { Database } from '#platform/database/database';
import type { SendMessage } from '../identity-services.ts';
import { insertOutboxMessage } from './store.ts';

/** Sends to nobody: the message can be read at `/dev/outbox`. For demonstrations, never for real money. */
export function keepInOutbox(database: Database, channel: 'sms' | 'email'): SendMessage {
  return async (message) => {
    await database.statement((tx) => insertOutboxMessage(tx, { ...message, channel }));
    return true;
  };
}
