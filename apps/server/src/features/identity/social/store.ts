import type { SocialProvider } from '@maneki/contract/identity/social';
import type { Tx } from '#platform/database/database';

/** An account elsewhere that opens a member's account here. */
export type SocialAccount = {
  readonly merchantCode: string;
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly memberId: string;
  readonly name: string;
  readonly linkedAt: Date;
};

type Elsewhere = Pick<SocialAccount, 'merchantCode' | 'provider' | 'subject'>;

/** Whose account here is linked to one elsewhere. */
export async function findLinkedMember(tx: Tx, by: Elsewhere): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identity_social_accounts')
    .select('member_id')
    .where('merchant_code', '=', by.merchantCode)
    .where('provider', '=', by.provider)
    .where('subject', '=', by.subject)
    .executeTakeFirst();
  return row?.member_id;
}

export async function listSocialAccounts(
  tx: Tx,
  memberId: string,
): Promise<Pick<SocialAccount, 'provider' | 'name' | 'linkedAt'>[]> {
  const rows = await tx
    .selectFrom('identity_social_accounts')
    .select(['provider', 'name', 'linked_at'])
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute();
  return rows.map((row) => ({
    provider: row.provider as SocialProvider,
    name: row.name,
    linkedAt: row.linked_at,
  }));
}

/** False when it is linked already, or the member has another account of the same service linked. */
export async function insertSocialAccount(tx: Tx, account: SocialAccount): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity_social_accounts')
    .values({
      merchant_code: account.merchantCode,
      provider: account.provider,
      subject: account.subject,
      member_id: account.memberId,
      name: account.name,
      linked_at: account.linkedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return inserted.length === 1;
}

export async function deleteSocialAccount(
  tx: Tx,
  by: { memberId: string; provider: SocialProvider },
): Promise<void> {
  await tx
    .deleteFrom('identity_social_accounts')
    .where('member_id', '=', by.memberId)
    .where('provider', '=', by.provider)
    .execute();
}
