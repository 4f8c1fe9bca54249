/** The SQL of channels. Each function takes the transaction that it runs in first, as `tx`. */
import type { PaymentMethod } from '@maneki/contract/cashier/states';
import type { Currency } from '@maneki/kernel/money';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { CashierChannels } from '#platform/database/generated/schema';
import type { Channel, OwnAccount, Texts } from './channel.ts';

export type StoredChannel = Channel & { readonly changedAt: Date; readonly changedBy: string };

const read = (row: Selectable<CashierChannels>): StoredChannel => ({
  id: row.id,
  merchantCode: row.merchant_code,
  method: row.method as PaymentMethod,
  currency: row.currency as Currency,
  providerCode: row.provider_code,
  account: row.account as OwnAccount | null,
  coin: row.coin
    ? { code: row.coin, network: row.network!, confirmations: row.confirmations! }
    : null,
  names: row.names as Texts,
  descriptions: row.descriptions as Texts,
  logo: row.logo,
  countries: row.countries,
  minimum: row.minimum,
  maximum: row.maximum,
  presets: row.presets.map((preset) => BigInt(preset)),
  feePayer: row.fee_payer as Channel['feePayer'],
  feePpm: BigInt(row.fee_ppm),
  feeFixed: row.fee_fixed,
  bonusPpm: BigInt(row.bonus_ppm),
  dailyMaxPerMember: row.daily_max_member,
  dailyMaxTotal: row.daily_max_total,
  vipMin: row.vip_min,
  hours: row.opens_at === null ? null : { opens: row.opens_at, closes: row.closes_at! },
  expiryMinutes: row.expiry_minutes,
  isManual: row.is_manual,
  needsProof: row.needs_proof,
  needsPayerName: row.needs_payer_name,
  isOn: row.is_on,
  sort: row.sort,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
});

/** A merchant's channels, in the order in which they are shown. */
export async function listChannels(tx: Tx, merchantCode: string): Promise<StoredChannel[]> {
  const rows = await tx
    .selectFrom('cashier_channels')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

export async function findChannel(tx: Tx, id: string): Promise<StoredChannel | undefined> {
  const row = await tx
    .selectFrom('cashier_channels')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read(row);
}

/** The same, held until the transaction ends: of two who write it, each knows what the other wrote. */
export async function lockChannel(tx: Tx, id: string): Promise<StoredChannel | undefined> {
  const row = await tx
    .selectFrom('cashier_channels')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** Writes a channel, new or anew. */
export async function putChannel(tx: Tx, channel: StoredChannel): Promise<void> {
  const row = {
    method: channel.method,
    currency: channel.currency,
    provider_code: channel.providerCode,
    account: channel.account && JSON.stringify(channel.account),
    coin: channel.coin?.code ?? null,
    network: channel.coin?.network ?? null,
    confirmations: channel.coin?.confirmations ?? null,
    names: JSON.stringify(channel.names),
    descriptions: JSON.stringify(channel.descriptions),
    logo: channel.logo,
    countries: sql<string[]>`${[...channel.countries]}::text[]`,
    minimum: channel.minimum,
    maximum: channel.maximum,
    presets: sql<bigint[]>`${channel.presets.map(String)}::bigint[]`,
    fee_payer: channel.feePayer,
    fee_ppm: Number(channel.feePpm),
    fee_fixed: channel.feeFixed,
    bonus_ppm: Number(channel.bonusPpm),
    daily_max_member: channel.dailyMaxPerMember,
    daily_max_total: channel.dailyMaxTotal,
    vip_min: channel.vipMin,
    opens_at: channel.hours?.opens ?? null,
    closes_at: channel.hours?.closes ?? null,
    expiry_minutes: channel.expiryMinutes,
    is_manual: channel.isManual,
    needs_proof: channel.needsProof,
    needs_payer_name: channel.needsPayerName,
    is_on: channel.isOn,
    sort: channel.sort,
    changed_at: channel.changedAt,
    changed_by: channel.changedBy,
  };
  await tx
    .insertInto('cashier_channels')
    .values({ id: channel.id, merchant_code: channel.merchantCode, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
