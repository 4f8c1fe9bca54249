import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

const SUGGESTED_MAX = 500;

/** The labels that a merchant has ever given, by name. */
export async function listKnownLabels(tx: Tx, merchantCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity_labels')
    .select('name')
    .where('merchant_code', '=', merchantCode)
    .orderBy('name')
    .limit(SUGGESTED_MAX)
    .execute();
  return rows.map(({ name }) => name);
}

export async function keepLabels(
  tx: Tx,
  { merchantCode, labels }: { readonly merchantCode: string; readonly labels: readonly string[] },
): Promise<void> {
  if (labels.length === 0) return;
  await tx
    .insertInto('identity_labels')
    .values(labels.map((name) => ({ merchant_code: merchantCode, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateLabels(
  tx: Tx,
  { memberId, labels }: { readonly memberId: string; readonly labels: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ labels: [...labels] })
    .where('id', '=', memberId)
    .execute();
}

/** Calls members by their levels; one whom an operator has named by hand keeps that name. */
export async function setClubLabels(tx: Tx, labels: ReadonlyMap<string, string>): Promise<void> {
  if (labels.size === 0) return;
  const rows = JSON.stringify([...labels].map(([id, label]) => ({ id, label })));
  await sql`
    update identity_members as m set club_label = named.label, club_label_type = 'AUTO'
      from json_to_recordset(${rows}::json) as named(id uuid, label text)
     where m.id = named.id and m.club_label_type is distinct from 'MANUAL'
       and m.club_label is distinct from named.label`.execute(tx);
}

export type ClubLabel = { readonly name: string; readonly type: string };

/** What a member is called, and by whom: their level, or an operator. */
export async function findClubLabel(tx: Tx, memberId: string): Promise<ClubLabel | null> {
  const row = await tx
    .selectFrom('identity_members')
    .select(['club_label', 'club_label_type'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.club_label ? { name: row.club_label, type: row.club_label_type ?? 'AUTO' } : null;
}

/** Calls a member by a name that no level changes; null takes it away again. */
export async function nameByHand(
  tx: Tx,
  { memberId, name }: { readonly memberId: string; readonly name: string | null },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ club_label: name, club_label_type: name === null ? null : 'MANUAL' })
    .where('id', '=', memberId)
    .execute();
}

/** Those of these members who stay away now or have a label: nearly all do neither, so the database picks them. */
export async function listRestricted(
  tx: Tx,
  {
    memberIds,
    label,
    now,
  }: { readonly memberIds: readonly string[]; readonly label: string; readonly now: Date },
): Promise<{ readonly memberId: string; readonly isLabelled: boolean }[]> {
  const { rows } = await sql<{ readonly memberId: string; readonly isLabelled: boolean }>`
    select id as "memberId", ${label} = any(labels) as "isLabelled" from identity_members
     where id = any(${memberIds}::uuid[]) and (excluded_until > ${now} or ${label} = any(labels))`.execute(
    tx,
  );
  return rows;
}
