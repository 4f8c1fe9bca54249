import type { OperatorRole } from '@maneki/contract/operators/rights';
import { addOperator, openOperatorSession } from '#features/operators';
import type { TestServer } from '#testing/test-server';

/** What an operator's calls carry. */
export type As = { readonly headers: Record<string, string> };

/** Lets an operator of a merchant in; answers what their calls carry. */
export async function enterAs(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  name: string,
  role: OperatorRole = 'content',
  merchant = 'maneki',
): Promise<As> {
  const now = clock.now();
  const opened = await database.transact(async (tx) => {
    await addOperator(tx, { name, role, merchantCodes: [merchant], now });
    return openOperatorSession(tx, { name, now });
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { headers: { authorization: `Bearer ${opened.value.token}`, merchant } };
}
