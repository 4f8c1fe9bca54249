import type { OperatorRole } from '@maneki/contract/operators/rights';
import { addOperator, openOperatorSession } from '#features/operators';
import type { SendOptions } from './send-call.ts';
import type { TestServer } from './test-server.ts';

/** A new operator of a merchant, with a session of now: what their calls carry. */
export async function asOperator(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  { name, role, merchant = 'maneki' }: { name: string; role: OperatorRole; merchant?: string },
): Promise<SendOptions> {
  const now = clock.now();
  const opened = await database.transact(async (tx) => {
    await addOperator(tx, { name, role, merchantCodes: [merchant], now });
    return openOperatorSession(tx, { name, now });
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { headers: { authorization: `Bearer ${opened.value.token}`, merchant } };
}
