import {
  ROUND_WALLET_HEADERS,
  roundWalletSignatures,
} from '@maneki/contract/round-wallet/signature';
import type { Clock } from '@maneki/kernel/clock';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import type { Log } from '#platform/metrics/log';
import { postSigned } from '#platform/signed-calls/post-signed';
import type { ProviderDirectory } from '../keys/provider-directory.ts';

const REPLY_BYTES_MAX = 16_384;

export type VendorCall = 'transfer' | 'transfer/status' | 'balance';

export type VendorServices = {
  readonly providers: Pick<ProviderDirectory, 'find' | 'findOwnKey'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
};

/**
 * What a vendor said, as far as it is the vendor's word at all. Without a signed answer nobody knows
 * what it did, and guessing would be paid for by somebody.
 */
export type VendorReply =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' };

type Asked = {
  readonly providerCode: string;
  readonly call: VendorCall;
  readonly body: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
};

/** Asks the provider of a vendor about a wallet that it holds. Never throws for what is the other side's. */
export async function askVendor(services: VendorServices, asked: Asked): Promise<VendorReply> {
  refuseInsideTransaction('asking a vendor');
  const { providerCode, call } = asked;
  try {
    return (await ask(services, asked)) ?? { kind: 'unknown' };
  } catch (error) {
    services.log.warn({ err: error, providerCode, call }, 'a vendor did not answer');
    return { kind: 'unknown' };
  }
}

/** Whether a provider can be asked at all: it has an address and a key. */
export async function isReachable(
  { providers, clock }: VendorServices,
  providerCode: string,
): Promise<boolean> {
  const provider = await providers.find(providerCode, clock.now());
  if (!provider?.baseUrl) return false;
  return (await providers.findOwnKey(providerCode, clock.now())) !== undefined;
}

async function ask(
  { providers, clock, log }: VendorServices,
  { providerCode, call, body: fields, timeoutMs }: Asked,
): Promise<VendorReply | undefined> {
  const now = clock.now();
  const baseUrl = (await providers.find(providerCode, now))?.baseUrl;
  const key = await providers.findOwnKey(providerCode, now);
  if (!baseUrl || !key) return undefined;
  const { status, body, isGenuine } = await postSigned({
    url: new URL(`${baseUrl}/wallet/${call}`),
    key,
    signatures: roundWalletSignatures,
    headers: ROUND_WALLET_HEADERS,
    body: JSON.stringify(fields),
    now,
    timeoutMs,
    replyBytesMax: REPLY_BYTES_MAX,
  });
  if (!isGenuine) {
    log.warn({ providerCode, call, status }, 'a reply was not signed by its vendor');
    return undefined;
  }
  if (status === 200) return { kind: 'answer', body: JSON.parse(body.toString()) };
  return status >= 400 && status < 500 ? { kind: 'refused' } : undefined;
}
