import type { Tx } from '#platform/database/database';
import type { Ceremony, CeremonyKind, CeremonyMemory } from './ceremony.ts';

export async function insertCeremony<Kind extends CeremonyKind>(
  tx: Tx,
  ceremony: Ceremony<Kind> & {
    readonly id: string;
    readonly merchantCode: string;
    readonly kind: Kind;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('identity_ceremonies')
    .values({
      id: ceremony.id,
      merchant_code: ceremony.merchantCode,
      kind: ceremony.kind,
      member_id: ceremony.memberId,
      memory: JSON.stringify(ceremony.memory),
      expires_at: ceremony.expiresAt,
    })
    .execute();
}

export type CeremonyQuery<Kind extends CeremonyKind> = {
  readonly id: string;
  readonly merchantCode: string;
  readonly kind: Kind;
  readonly now: Date;
};

/** Spends a ceremony: whoever deletes the row has it, so a second use finds nothing. */
export async function takeCeremony<Kind extends CeremonyKind>(
  tx: Tx,
  by: CeremonyQuery<Kind>,
): Promise<Ceremony<Kind> | undefined> {
  const row = await tx
    .deleteFrom('identity_ceremonies')
    .where('id', '=', by.id)
    .where('merchant_code', '=', by.merchantCode)
    .where('kind', '=', by.kind)
    .returning(['member_id', 'memory', 'expires_at'])
    .executeTakeFirst();
  return row && read<Kind>(row, by.now);
}

/** Looks at a ceremony without spending it. */
export async function findCeremony<Kind extends CeremonyKind>(
  tx: Tx,
  by: CeremonyQuery<Kind>,
): Promise<Ceremony<Kind> | undefined> {
  const row = await tx
    .selectFrom('identity_ceremonies')
    .select(['member_id', 'memory', 'expires_at'])
    .where('id', '=', by.id)
    .where('merchant_code', '=', by.merchantCode)
    .where('kind', '=', by.kind)
    .executeTakeFirst();
  return row && read<Kind>(row, by.now);
}

type Row = { member_id: string | null; memory: unknown; expires_at: Date };

function read<Kind extends CeremonyKind>(row: Row, now: Date): Ceremony<Kind> | undefined {
  if (row.expires_at <= now) return undefined;
  return { memberId: row.member_id, memory: row.memory as CeremonyMemory[Kind] };
}
