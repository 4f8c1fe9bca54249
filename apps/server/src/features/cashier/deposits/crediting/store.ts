import { sql } from 'kysely';
import { type Movement, movedFrom, movementColumns, writeMovement } from '#features/wallet';
import type { Tx } from '#platform/database/database';

export type MovedRow = { readonly available: bigint; readonly seq: bigint };

/** Moves the money of an order. No row where it did not move. */
export async function moveForDeposit(tx: Tx, movement: Movement): Promise<MovedRow[]> {
  const asked = JSON.stringify([writeMovement(movement, 0)]);
  const { rows } = await sql<MovedRow>`
    with asked as materialized (
      select * from json_to_recordset(${asked}::json) as asked(${movementColumns})
    ), ${movedFrom('asked', { hasCaps: false })}
    select available, last_seq as seq from moved`.execute(tx);
  return rows;
}
