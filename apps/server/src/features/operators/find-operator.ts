import type { Call, OperatorCaller } from '#platform/calls/call';
import type { OperatorCallers } from '#platform/calls/callers';
import type { Database } from '#platform/database/database';
import { hashSecret } from '#platform/secrets/secrets';
import { isLive, SEEN_EVERY_MS } from './operator.ts';
import * as store from './store.ts';

/** Tells the platform which operator calls. The database is asked each time: they are few. */
export const createOperatorCallers = (database: Database): OperatorCallers => ({
  find: (call) => findOperator(database, call),
});

async function findOperator(
  database: Database,
  { operatorCredential, address, now }: Call,
): Promise<OperatorCaller | 'expired' | undefined> {
  if (!operatorCredential) return undefined;
  const tokenHash = hashSecret(operatorCredential);
  const found = await database.statement((tx) => store.findByToken(tx, { tokenHash, address }));
  if (!found || found.operator.disabledAt || !isLive(found.session, now)) return 'expired';

  const { operator, session } = found;
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS)
    await database.statement((tx) => store.updateSeen(tx, { id: session.id, now }));
  const { id, name, role, merchantCodes, isDemo } = operator;
  return { operatorId: id, sessionId: session.id, name, role, merchantCodes, isDemo };
}
