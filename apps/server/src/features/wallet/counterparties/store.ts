/** With whom members exchanged money. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** A transfer by its name, and the other member that it came from or went to. */
export type Counterparty = {
  readonly memberId: string;
  readonly source: string;
  readonly key: string;
  readonly counterpartyId: string;
};

/** Belongs into the transaction that moves the money; told again it changes nothing. */
export async function noteCounterparties(tx: Tx, noted: readonly Counterparty[]): Promise<void> {
  if (noted.length === 0) return;
  await sql`
    insert into wallet_counterparties (member_id, source, key, counterparty_id)
    select "memberId", source, key, "counterpartyId"
      from json_to_recordset(${JSON.stringify(noted)}::json)
        as noted("memberId" uuid, source text, key text, "counterpartyId" uuid)
    on conflict do nothing`.execute(tx);
}
