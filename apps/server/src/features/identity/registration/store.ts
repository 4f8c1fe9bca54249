import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Tx } from '#platform/database/database';
import type { FieldChange } from './field-change.ts';
import type { Invitation } from './invitation.ts';

export async function insertMerchantSettings(
  tx: Tx,
  settings: { merchantCode: string; defaultAgentId: string; bonusRu: number },
): Promise<void> {
  await tx
    .insertInto('identity_merchant_settings')
    .values({
      merchant_code: settings.merchantCode,
      default_agent_id: settings.defaultAgentId,
      bonus_ru: settings.bonusRu,
    })
    .execute();
}

export async function insertAffiliateCode(
  tx: Tx,
  invitation: { merchantCode: string; code: string; ownerId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('identity_affiliate_codes')
    .values({
      merchant_code: invitation.merchantCode,
      code: invitation.code,
      owner_id: invitation.ownerId,
      created_at: invitation.now,
    })
    .execute();
}

export async function findMerchantSettings(
  tx: Tx,
  merchantCode: string,
): Promise<{ defaultAgentId: string | null; bonusRu: number }> {
  const row = await tx
    .selectFrom('identity_merchant_settings')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return { defaultAgentId: row?.default_agent_id ?? null, bonusRu: row?.bonus_ru ?? 0 };
}

export async function findInvitation(
  tx: Tx,
  merchantCode: string,
  code: string,
): Promise<Invitation | undefined> {
  const row = await tx
    .selectFrom('identity_affiliate_codes as invitation')
    .innerJoin('identity_members as owner', 'owner.id', 'invitation.owner_id')
    .selectAll('invitation')
    .select(['owner.type as owner_type', 'owner.disabled_at as owner_disabled_at'])
    .where('invitation.merchant_code', '=', merchantCode)
    .where('invitation.code', '=', code)
    .executeTakeFirst();
  return (
    row && {
      code: row.code,
      ownerId: row.owner_id,
      ownerType: row.owner_type as MemberType,
      isOwnerDisabled: row.owner_disabled_at !== null,
      targetType: row.target_type as 0 | 1,
      domain: row.domain,
      uses: row.uses,
      usesMax: row.uses_max,
      expiresAt: row.expires_at,
      disabledAt: row.disabled_at,
    }
  );
}

/** Counts one use more; false when others had the last one, or the code was switched off meanwhile. */
export async function countUse(
  tx: Tx,
  { merchantCode, code, now }: { merchantCode: string; code: string; now: Date },
): Promise<boolean> {
  const counted = await tx
    .updateTable('identity_affiliate_codes')
    .set((expression) => ({ uses: expression('uses', '+', 1) }))
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ eb, or, ref }) => or([eb('uses_max', 'is', null), eb('uses', '<', ref('uses_max'))]))
    .returning('code')
    .execute();
  return counted.length === 1;
}

export async function listFieldSettings(tx: Tx, merchantCode: string) {
  const rows = await tx
    .selectFrom('identity_field_settings')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .execute();
  return rows.map((row) => ({
    field: row.field,
    isEnabled: row.is_enabled,
    isRequired: row.is_required,
    lengthMin: row.length_min,
    lengthMax: row.length_max,
    pattern: row.pattern,
    messages: row.messages as FieldChange['messages'],
    sort: row.sort,
  }));
}

export async function upsertFieldSetting(
  tx: Tx,
  { merchantCode, change }: { merchantCode: string; change: FieldChange },
): Promise<void> {
  const values = {
    is_enabled: change.isEnabled,
    is_required: change.isRequired,
    length_min: change.lengthMin,
    length_max: change.lengthMax,
    pattern: change.pattern,
    messages: JSON.stringify(change.messages),
    ...(change.sort !== undefined && { sort: change.sort }),
  };
  await tx
    .insertInto('identity_field_settings')
    .values({ merchant_code: merchantCode, field: change.field, ...values })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'field']).doUpdateSet(values))
    .execute();
}

type NetworksOf = { readonly merchantCode: string; readonly networks: readonly string[] };

/** How many accounts were opened from each of these networks since then; none where it is not named. */
export async function countRegistrations(
  tx: Tx,
  by: NetworksOf & { readonly since: { readonly hour: Date; readonly day: Date } },
): Promise<ReadonlyMap<string, { readonly inHour: number; readonly inDay: number }>> {
  const rows = await tx
    .selectFrom('identity_registrations')
    .select(({ fn }) => [
      'network',
      fn.countAll().filterWhere('registered_at', '>', by.since.hour).as('in_hour'),
      fn.countAll().as('in_day'),
    ])
    .where('merchant_code', '=', by.merchantCode)
    .where('network', 'in', by.networks)
    .where('registered_at', '>', by.since.day)
    .groupBy('network')
    .execute();
  return new Map(
    rows.map((row) => [row.network, { inHour: Number(row.in_hour), inDay: Number(row.in_day) }]),
  );
}

export async function insertRegistrations(
  tx: Tx,
  registration: NetworksOf & { readonly memberId: string; readonly registeredAt: Date },
): Promise<void> {
  const { memberId, merchantCode, networks, registeredAt } = registration;
  await tx
    .insertInto('identity_registrations')
    .values(
      networks.map((network) => ({
        member_id: memberId,
        merchant_code: merchantCode,
        network,
        registered_at: registeredAt,
      })),
    )
    .execute();
}

export async function pruneRegistrations(tx: Tx, registeredBefore: Date): Promise<void> {
  await tx
    .deleteFrom('identity_registrations')
    .where('registered_at', '<', registeredBefore)
    .execute();
}

/** The codes by which an agent invites, the oldest first. */
export async function listInvitationCodes(
  tx: Tx,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity_affiliate_codes')
    .select('code')
    .where('owner_id', '=', ownerId)
    .where('disabled_at', 'is', null)
    .where((expression) =>
      expression.or([expression('expires_at', 'is', null), expression('expires_at', '>', now)]),
    )
    .where((expression) =>
      expression.or([
        expression('uses_max', 'is', null),
        expression('uses', '<', expression.ref('uses_max')),
      ]),
    )
    .orderBy('created_at')
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
