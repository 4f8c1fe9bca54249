import { type Currency, fromReferenceUnits } from '@maneki/kernel/money';
import { listMerchants, type Merchant } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { DEMO_CHANNELS, DEMO_PROVIDER, type DemoChannel } from './demo-channels.ts';
import { listChannels, putChannel, type StoredChannel } from './store.ts';

/**
 * Gives merchants of a demonstration a way to pay in by each method, in each of their currencies. One that
 * has channels keeps them as they are.
 */
export async function seedDemoChannels(tx: Tx, now: Date): Promise<void> {
  for (const merchant of await listMerchants(tx)) {
    if ((await listChannels(tx, merchant.code)).length > 0) continue;
    for (const currency of merchant.currencies)
      for (const [index, channel] of DEMO_CHANNELS.entries())
        await putChannel(tx, describe(merchant, currency, { channel, index, now }));
  }
}

const SORT_STEP = 10;

function describe(
  merchant: Merchant,
  currency: Currency,
  {
    channel,
    index,
    now,
  }: { readonly channel: DemoChannel; readonly index: number; readonly now: Date },
): StoredChannel {
  const { isManual } = channel;
  const amount = (units: number | null) =>
    units === null ? null : fromReferenceUnits(units, currency);
  return {
    id: drawId(now),
    merchantCode: merchant.code,
    method: channel.method,
    currency,
    providerCode: isManual ? null : DEMO_PROVIDER,
    account: isManual
      ? {
          bankName: 'Sandbox Bank',
          accountNo: '000-1234567',
          accountName: `${merchant.name} (demo)`,
        }
      : null,
    coin: channel.coin,
    names: channel.names,
    descriptions: channel.descriptions,
    logo: channel.logo,
    countries: [],
    minimum: fromReferenceUnits(channel.minimumRu, currency),
    maximum: fromReferenceUnits(channel.maximumRu, currency),
    presets: channel.presetsRu.map((units) => fromReferenceUnits(units, currency)),
    feePayer: 'MEMBER',
    feePpm: channel.feePpm,
    feeFixed: 0n,
    bonusPpm: channel.bonusPpm,
    dailyMaxPerMember: amount(channel.dailyMaxRu),
    dailyMaxTotal: amount(channel.dailyTotalRu),
    vipMin: channel.vipMin,
    hours: channel.hours,
    expiryMinutes: channel.expiryMinutes,
    isManual,
    needsProof: isManual,
    needsPayerName: isManual,
    isOn: true,
    sort: index * SORT_STEP,
    changedAt: now,
    changedBy: 'platform',
  };
}
