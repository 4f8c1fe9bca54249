import type { ChannelInput } from '@maneki/contract/cashier/deposit-console-schemas';
import { isWholeMinorUnits, parseAmount, writeAmount } from '@maneki/kernel/money';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { isPayable } from '../gateways/payable.ts';
import type { PaymentProviders } from '../gateways/provider-registry.ts';
import { type Channel, readClock, writeClock } from './channel.ts';
import { lockChannel, putChannel, type StoredChannel } from './store.ts';

export type ChannelWish = ChannelInput & {
  readonly id?: string | undefined;
  readonly changedAt?: string | undefined;
};

/** Writes a channel anew, or a new one. Orders that are open keep the terms that they were opened with. */
export async function saveChannel(
  tx: Tx,
  { providers }: { readonly providers: PaymentProviders },
  { merchantCode, operator, now }: OperatorCall,
  { id, changedAt, ...input }: ChannelWish,
) {
  const before = id === undefined ? undefined : await lockChannel(tx, id);
  if (id !== undefined && before?.merchantCode !== merchantCode)
    return refused({ code: 'cashier.channel_unknown', detail: {} });
  if (before && changedAt !== undefined && before.changedAt.toISOString() !== changedAt)
    return refused({ code: 'cashier.channel_changed', detail: { operator: before.changedBy } });
  const channel = { ...readChannel(input), id: id ?? drawId(now), merchantCode };
  const field = findFault(channel, { providers, before });
  if (field) return refused({ code: 'cashier.channel_invalid', detail: { field } });
  await putChannel(tx, { ...channel, changedAt: now, changedBy: operator.name });
  return acted(
    { id: channel.id },
    {
      subject: `channel ${channel.id}`,
      before: before ? writeChannel(before) : null,
      after: writeChannel(channel),
    },
  );
}

const read = (text: string): bigint => parseAmount(text) ?? 0n;

function readChannel(input: ChannelInput): Omit<Channel, 'id' | 'merchantCode'> {
  const { hours, provider, ...rest } = input;
  return {
    ...rest,
    providerCode: provider,
    minimum: read(input.minimum),
    maximum: read(input.maximum),
    presets: input.presets.map(read),
    feePpm: BigInt(input.feePpm),
    feeFixed: read(input.feeFixed),
    bonusPpm: BigInt(input.bonusPpm),
    dailyMaxPerMember: input.dailyMaxPerMember === null ? null : read(input.dailyMaxPerMember),
    dailyMaxTotal: input.dailyMaxTotal === null ? null : read(input.dailyMaxTotal),
    hours: hours && { opens: readClock(hours.opens), closes: readClock(hours.closes) },
  };
}

/** Which field does not go with the others; undefined where all do. */
function findFault(
  channel: Channel,
  {
    providers,
    before,
  }: { readonly providers: PaymentProviders; readonly before: Channel | undefined },
): keyof ChannelInput | undefined {
  const { currency, minimum, maximum, dailyMaxPerMember, dailyMaxTotal } = channel;
  const isWhole = (amount: bigint) => isWholeMinorUnits(amount, currency);
  // Orders are counted and credited in the currency of their channel.
  if (before && before.currency !== currency) return 'currency';
  if (before && before.method !== channel.method) return 'method';
  if (channel.providerCode !== null && !providers.find(channel.providerCode)) return 'provider';
  if ((channel.providerCode === null) === (channel.account === null)) return 'account';
  if ((channel.method === 'CRYPTO') !== (channel.coin !== null)) return 'coin';
  // Without a provider nobody but a person can say that it was paid.
  if (channel.providerCode === null && !channel.isManual) return 'isManual';
  if (channel.needsProof && !channel.isManual) return 'needsProof';
  if (minimum <= 0n || !isWhole(minimum)) return 'minimum';
  if (maximum < minimum || !isWhole(maximum) || !isPayable(maximum, currency)) return 'maximum';
  const isFit = (amount: bigint) => amount >= minimum && amount <= maximum && isWhole(amount);
  if (!channel.presets.every(isFit)) return 'presets';
  if (channel.feeFixed < 0n || channel.feeFixed > minimum) return 'feeFixed';
  if (dailyMaxPerMember !== null && dailyMaxPerMember < minimum) return 'dailyMaxPerMember';
  if (dailyMaxTotal !== null && dailyMaxTotal < minimum) return 'dailyMaxTotal';
  return undefined;
}

/** A channel as operators see it. */
export function writeChannel(channel: Channel): ChannelInput {
  const { hours } = channel;
  const write = (amount: bigint | null) => (amount === null ? null : writeAmount(amount));
  return {
    method: channel.method,
    currency: channel.currency,
    provider: channel.providerCode,
    account: channel.account,
    coin: channel.coin,
    names: channel.names,
    descriptions: channel.descriptions,
    logo: channel.logo,
    countries: [...channel.countries],
    minimum: writeAmount(channel.minimum),
    maximum: writeAmount(channel.maximum),
    presets: channel.presets.map(writeAmount),
    feePayer: channel.feePayer,
    feePpm: Number(channel.feePpm),
    feeFixed: writeAmount(channel.feeFixed),
    bonusPpm: Number(channel.bonusPpm),
    dailyMaxPerMember: write(channel.dailyMaxPerMember),
    dailyMaxTotal: write(channel.dailyMaxTotal),
    vipMin: channel.vipMin,
    hours: hours && { opens: writeClock(hours.opens), closes: writeClock(hours.closes) },
    expiryMinutes: channel.expiryMinutes,
    isManual: channel.isManual,
    needsProof: channel.needsProof,
    needsPayerName: channel.needsPayerName,
    isOn: channel.isOn,
    sort: channel.sort,
  };
}

export const describeStored = (channel: StoredChannel) => ({
  ...writeChannel(channel),
  id: channel.id,
  changedAt: channel.changedAt.toISOString(),
  changedBy: channel.changedBy,
});
