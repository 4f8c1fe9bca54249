import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Place } from '../managed/cursor.ts';

export type Note = Place & { readonly operator: string; readonly text: string };

export async function insertNote(
  tx: Tx,
  note: Note & { readonly memberId: string; readonly operatorId: string },
): Promise<void> {
  await tx
    .insertInto('identity_notes')
    .values({
      id: note.id,
      member_id: note.memberId,
      operator_id: note.operatorId,
      operator_name: note.operator,
      text: note.text,
      written_at: note.at,
    })
    .execute();
}

/** The latest first; ids follow time. */
export async function listNotes(
  tx: Tx,
  memberId: string,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<Note[]> {
  const older = after ? sql` and id < ${after.id}::uuid` : sql``;
  const { rows } = await sql<Note>`
    select id, written_at as at, operator_name as operator, text
      from identity_notes
     where member_id = ${memberId}${older}
     order by id desc
     limit ${limit}`.execute(tx);
  return rows;
}
