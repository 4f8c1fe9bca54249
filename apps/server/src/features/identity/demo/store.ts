import type { Tx } from '#platform/database/database';

/** Accounts of a demonstration, whose password everybody may know or nobody has; those that are disabled too. */
export const listDemoMembers = (tx: Tx) =>
  tx
    .selectFrom('identity_members')
    .select(['id', 'merchant_code', 'username', 'disabled_at'])
    .where('is_demo', '=', true)
    .orderBy('merchant_code')
    .orderBy('username')
    .execute();

export async function disableMembers(
  tx: Tx,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ disabled_at: now })
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  await tx
    .updateTable('identity_affiliate_codes')
    .set({ disabled_at: now })
    .where('owner_id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  await tx
    .updateTable('identity_merchant_settings')
    .set({ default_agent_id: null })
    .where('default_agent_id', 'in', ids)
    .execute();
}

/** How many merchants give new members something to play with. */
export async function countGifts(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('identity_merchant_settings')
    .select('merchant_code')
    .where('bonus_ru', '>', 0)
    .execute();
  return rows.length;
}

export async function endGifts(tx: Tx): Promise<void> {
  await tx.updateTable('identity_merchant_settings').set({ bonus_ru: 0 }).execute();
}

export async function emptyOutbox(tx: Tx): Promise<void> {
  await tx.deleteFrom('identity_outbox_messages').execute();
}

/** Lets an invitation have brought somebody, and shown the site to some more. */
export async function countBrought(
  tx: Tx,
  link: { readonly merchantCode: string; readonly code: string; readonly visits: number },
): Promise<void> {
  await tx
    .updateTable('identity_affiliate_codes')
    .set((of) => ({ uses: of('uses', '+', 1), visits: of('visits', '+', link.visits) }))
    .where('merchant_code', '=', link.merchantCode)
    .where('code', '=', link.code)
    .execute();
}
