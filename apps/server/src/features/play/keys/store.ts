import type { Tx } from '#platform/database/database';

export type Provider = {
  readonly code: string;
  readonly name: string;
  /** Where the platform reaches it. */
  readonly baseUrl: string | null;
  /** Where players are led to; null where that is the base address. */
  readonly clientUrl: string | null;
  readonly isOn: boolean;
};

/** Answers whether the provider was not there before. */
export async function insertProvider(
  tx: Tx,
  provider: Omit<Provider, 'isOn'> & { readonly createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('play_providers')
    .values({
      code: provider.code,
      name: provider.name,
      base_url: provider.baseUrl,
      client_url: provider.clientUrl,
      created_at: provider.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes down where a provider is found now; whether it is on stays as it was. */
export async function updateProvider(
  tx: Tx,
  { code, name, baseUrl, clientUrl }: Omit<Provider, 'isOn'>,
): Promise<void> {
  await tx
    .updateTable('play_providers')
    .set({ name, base_url: baseUrl, client_url: clientUrl })
    .where('code', '=', code)
    .execute();
}

/** Holds a provider until the transaction ends: its keys are counted and changed by one at a time. */
export async function lockProvider(tx: Tx, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('play_providers')
    .select('code')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function listProviders(tx: Tx): Promise<Provider[]> {
  const rows = await tx
    .selectFrom('play_providers')
    .select(['code', 'name', 'base_url as baseUrl', 'client_url as clientUrl', 'is_on as isOn'])
    .execute();
  return rows;
}

export type KeyRow = {
  readonly id: string;
  readonly providerCode: string;
  readonly secretSealed: string;
};

/** Keys that are not retired: of one provider, or of all. */
export async function listActiveKeys(tx: Tx, providerCode?: string): Promise<KeyRow[]> {
  let query = tx
    .selectFrom('play_provider_keys')
    .select(['id', 'provider_code as providerCode', 'secret_sealed as secretSealed'])
    .where('retired_at', 'is', null)
    .orderBy('created_at');
  if (providerCode !== undefined) query = query.where('provider_code', '=', providerCode);
  return query.execute();
}

export async function insertKey(tx: Tx, key: KeyRow & { readonly createdAt: Date }): Promise<void> {
  await tx
    .insertInto('play_provider_keys')
    .values({
      id: key.id,
      provider_code: key.providerCode,
      secret_sealed: key.secretSealed,
      created_at: key.createdAt,
    })
    .execute();
}

/** Writes a key, or the secret that goes with it; one that was retired stays retired. */
export async function putKey(tx: Tx, key: KeyRow & { readonly createdAt: Date }): Promise<void> {
  const { id, providerCode, secretSealed, createdAt } = key;
  await tx
    .insertInto('play_provider_keys')
    .values({
      id,
      provider_code: providerCode,
      secret_sealed: secretSealed,
      created_at: createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ secret_sealed: secretSealed })
        .where('play_provider_keys.provider_code', '=', providerCode),
    )
    .execute();
}

export type ShownKey = {
  readonly id: string;
  readonly providerCode: string;
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly collectUntil: Date | null;
  readonly collectedBy: string | null;
};

const shownKeys = (tx: Tx) =>
  tx
    .selectFrom('play_provider_keys')
    .select(['id', 'provider_code as providerCode', 'created_at as createdAt'])
    .select(['retired_at as retiredAt', 'last_used_at as lastUsedAt'])
    .select(['collect_until as collectUntil', 'collected_by as collectedBy']);

/** The keys of a provider without their secrets, the latest first. */
export async function listShownKeys(
  tx: Tx,
  { providerCode, limit }: { readonly providerCode: string; readonly limit: number },
): Promise<ShownKey[]> {
  return shownKeys(tx)
    .where('provider_code', '=', providerCode)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findShownKey(tx: Tx, keyId: string): Promise<ShownKey | undefined> {
  return shownKeys(tx).where('id', '=', keyId).executeTakeFirst();
}

/** Lets the secret of a key be taken until a moment. */
export async function letCollect(
  tx: Tx,
  { keyId, until }: { readonly keyId: string; readonly until: Date },
): Promise<void> {
  await tx
    .updateTable('play_provider_keys')
    .set({ collect_until: until })
    .where('id', '=', keyId)
    .execute();
}

/** Takes the sealed secret of a key, once and in time; undefined for everybody else. */
export async function takeSecret(
  tx: Tx,
  taken: { readonly keyId: string; readonly by: string; readonly now: Date },
): Promise<KeyRow | undefined> {
  return tx
    .updateTable('play_provider_keys')
    .set({ collected_at: taken.now, collected_by: taken.by })
    .where('id', '=', taken.keyId)
    .where('collect_until', '>', taken.now)
    .where('collected_at', 'is', null)
    .where('retired_at', 'is', null)
    .returning(['id', 'provider_code as providerCode', 'secret_sealed as secretSealed'])
    .executeTakeFirst();
}

/** Ids of the active keys whose secret one of these operators was told. */
export async function listKeysCollectedBy(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('play_provider_keys')
    .select('id')
    .where('collected_by', 'in', names)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many active keys each provider has. */
export async function countActiveKeys(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('play_provider_keys')
    .select(['provider_code', (of) => of.fn.countAll().as('count')])
    .where('retired_at', 'is', null)
    .groupBy('provider_code')
    .execute();
  return new Map(rows.map(({ provider_code, count }) => [provider_code, Number(count)]));
}

/** Answers whether the key was active until now. */
export async function retireKey(
  tx: Tx,
  { keyId, now }: { readonly keyId: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('play_provider_keys')
    .set({ retired_at: now })
    .where('id', '=', keyId)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
