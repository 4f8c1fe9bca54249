import { signRequest, verifyReply } from '@maneki/contract/round-wallet/signature';
import { z } from 'zod';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import { drawNonce } from '#platform/secrets/secrets';
import type { ProviderKey } from '../keys/provider-directory.ts';

/** Providers that hold wallets, or keep a list to compare, answer under their base address. */
const TIMEOUT_MS = 30_000;
const REPLY_BYTES_MAX = 4_000_000;

const entry = z.object({
  playerId: z.string().max(64),
  txId: z.string().max(64),
  kind: z.string().max(20),
  outcome: z.string().max(20),
  amount: z.string().max(24),
  currency: z.string().max(10),
  at: z.iso.datetime({ offset: true }),
});

const page = z.object({
  status: z.literal('OK'),
  transactions: z.array(entry).max(5_000),
  next: z.string().max(300).nullable(),
});

export type ProviderPage = z.output<typeof page>;

/** Thrown when a provider's answer is missing, not its own, or makes no sense. */
export class ProviderAnswerError extends Error {
  override name = 'ProviderAnswerError';
}

/** Asks a provider for its own list; undefined when it does not offer one. */
export async function askProvider(
  { baseUrl, key }: { readonly baseUrl: string; readonly key: ProviderKey },
  request: { readonly from: string; readonly to: string; readonly cursor?: string | undefined },
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<ProviderPage | undefined> {
  refuseInsideTransaction('asking a provider');
  const url = new URL(`${baseUrl}/rw/v1/reconcile`);
  const [time, nonce, body] = [String(now.getTime()), drawNonce(), JSON.stringify(request)];
  const signed = { secret: key.secret, path: url.pathname, time, nonce, body };
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: {
      'content-type': 'application/json',
      'rw-key': key.id,
      'rw-time': time,
      'rw-nonce': nonce,
      'rw-sign': signRequest({ ...signed, method: 'POST' }),
    },
  });
  if (response.status === 404 || response.status === 501) return undefined;
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.byteLength > REPLY_BYTES_MAX) throw new ProviderAnswerError('the list is too long');
  const reply = {
    ...signed,
    status: response.status,
    time: response.headers.get('rw-time') ?? '',
    body: bytes,
  };
  if (!verifyReply(reply, response.headers.get('rw-sign') ?? ''))
    throw new ProviderAnswerError('the list is not signed by the provider');
  const parsed = page.safeParse(readJson(bytes));
  if (!parsed.success) throw new ProviderAnswerError('the list cannot be read');
  return parsed.data;
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
