/** Who gives money to whom. Each function takes the transaction that it runs in first, as `tx`. */
import type { MemberType } from '@maneki/contract/identity/member-types';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** What decides whether a member may give money to another one, or be given some. */
export type Party = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly type: MemberType;
  readonly registeredAt: Date;
  readonly isDisabled: boolean;
  readonly hasPaymentPassword: boolean;
  /** When an operator took the payment password away, or it was chosen again after that. */
  readonly passwordResetAt: Date | null;
};

export async function listParties(tx: Tx, memberIds: readonly string[]): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select id as "memberId", merchant_code as "merchantCode", username, type,
           registered_at as "registeredAt", disabled_at is not null as "isDisabled",
           payment_password_hash is not null as "hasPaymentPassword",
           payment_password_reset_at as "passwordResetAt"
      from identity_members where id = any(${[...memberIds]}::uuid[])`.execute(tx);
  return rows;
}

/** Names of members as rows (id, username, nickname, type), for whoever lists some of them by name. */
export const memberNames = (): RawBuilder<unknown> =>
  sql`select id, username, nickname, type from identity_members where disabled_at is null`;
