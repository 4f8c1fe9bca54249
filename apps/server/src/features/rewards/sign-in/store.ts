/** The SQL of signing in. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { SignedDay } from './card.ts';

/** The latest day that a member signed in, and whether its card was repaired. */
export async function findLatest(
  tx: Tx,
  memberId: string,
): Promise<{ readonly latest: SignedDay | undefined; readonly hasRepaired: boolean }> {
  const { rows } = await sql<SignedDay & { readonly hasRepaired: boolean }>`
    select to_char(s.business_day, 'YYYY-MM-DD') as day, s.number,
           to_char(s.card_began, 'YYYY-MM-DD') as "cardBegan",
           exists (select from rewards_sign_ins as r where r.member_id = s.member_id
                     and r.card_began = s.card_began and r.is_repaired) as "hasRepaired"
      from rewards_sign_ins as s
     where s.member_id = ${memberId}
     order by s.business_day desc limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return { latest: undefined, hasRepaired: false };
  const { hasRepaired, ...latest } = row;
  return { latest, hasRepaired };
}

export async function insertSignIn(
  tx: Tx,
  signed: SignedDay & {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly isRepaired: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('rewards_sign_ins')
    .values({
      member_id: signed.memberId,
      merchant_code: signed.merchantCode,
      business_day: signed.day,
      number: signed.number,
      card_began: signed.cardBegan,
      is_repaired: signed.isRepaired,
      signed_at: signed.now,
    })
    .execute();
}
