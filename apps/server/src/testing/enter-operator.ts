import type { OperatorRole } from '@maneki/contract/operators/rights';
import { addOperator, openOperatorSession } from '#features/operators';
import type { TestServer } from './test-server.ts';

export type OperatorAs = { readonly headers: Readonly<Record<string, string>> };

type Operator = {
  readonly name: string;
  readonly role?: OperatorRole;
  /** Whose sites they run; every merchant's where none is named. */
  readonly merchants?: readonly string[];
  /** Whose site they look at. */
  readonly merchant?: string;
};

/** Makes somebody an operator, once, and opens a session of theirs. */
export async function enterOperator(
  server: Pick<TestServer, 'clock' | 'database'>,
  { name, role = 'owner', merchants = [], merchant = 'maneki' }: Operator,
): Promise<OperatorAs> {
  const now = server.clock.now();
  const opened = await server.database.transact(async (tx) => {
    await addOperator(tx, { name, role, merchantCodes: [...merchants], now });
    return openOperatorSession(tx, { name, now });
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { headers: { authorization: `Bearer ${opened.value.token}`, merchant } };
}
