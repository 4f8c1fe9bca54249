import type { Tx } from '#platform/database/database';

export type ContractKind = 'DAILY_SALARY' | 'HOURLY_SALARY' | 'DIVIDEND';

/** The statuses that a contract goes through. */
export const CONTRACT_STATUS = {
  valid: 1,
  requested: 2,
  expired: 3,
  invalid: 4,
  denied: 5,
} as const;

/** What kind of offer waits for the payee's answer: a new contract or an amendment. */
export async function findRequestType(
  tx: Tx,
  { payeeId, kind }: { payeeId: string; kind: ContractKind },
): Promise<1 | 2 | undefined> {
  const row = await tx
    .selectFrom('agents_contracts')
    .select('request_type')
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where('status', '=', CONTRACT_STATUS.requested)
    .executeTakeFirst();
  return row?.request_type as 1 | 2 | undefined;
}
