import { Agent, request } from 'node:http';
import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { ROUND_WALLET_HEADERS, verifyReply } from '@maneki/contract/round-wallet/signature';
import type { ProviderKeys } from '../bench/provider-keys.ts';
import { signCall } from '../bench/sign-call.ts';

/** The protocol's own limit for a provider. */
const TIMEOUT_MS = 5_000;

export type Reply = {
  readonly status: RoundWalletCode;
  readonly final: boolean;
  readonly outcome?: TransactionOutcome;
  readonly replayed?: boolean;
  readonly balance?: string;
};

/** What a provider knows after a call: an answer it can trust, or nothing. */
export type Heard =
  | { readonly kind: 'final'; readonly reply: Reply }
  /** Answered, but to be asked again: `code` says why. */
  | { readonly kind: 'unknown'; readonly code: string };

export type ProviderClient = {
  send(providerCode: string, call: RoundWalletCall, body: object): Promise<Heard>;
  close(): void;
};

/** Speaks the protocol as a careful stranger does: only signed and final answers count. */
export function createProviderClient(options: {
  readonly port: number;
  readonly keys: ProviderKeys;
  readonly now?: () => Date;
}): ProviderClient {
  const { port, keys, now = () => new Date() } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  return {
    async send(providerCode, call, body) {
      const key = keys[providerCode];
      if (!key) throw new Error(`${providerCode} has no key`);
      const signed = signCall(key, { call, body, now: now() });
      const raw = await post({ agent, port, signed }).catch((error: Error) => error);
      if (raw instanceof Error) return { kind: 'unknown', code: 'NO_ANSWER' };
      const { nonce, path } = signed;
      const answer = { secret: key.secret, path, nonce, ...raw };
      const isTheirs = verifyReply(answer, raw.sign);
      const reply = readReply(raw.body);
      if (!isTheirs || !reply) return { kind: 'unknown', code: reply?.status ?? 'NOT_SIGNED' };
      // A message that was too old had no effect: the same wish may be sent with a new time.
      const isFinal = reply.final && reply.status !== 'STALE';
      return isFinal ? { kind: 'final', reply } : { kind: 'unknown', code: reply.status };
    },
    close: () => agent.destroy(),
  };
}

type Raw = {
  readonly status: number;
  readonly time: string;
  readonly sign: string;
  readonly body: string;
};

function post(question: {
  readonly agent: Agent;
  readonly port: number;
  readonly signed: ReturnType<typeof signCall>;
}): Promise<Raw> {
  const { agent, port, signed } = question;
  return new Promise((resolve, reject) => {
    const headers = { ...signed.headers, 'content-length': Buffer.byteLength(signed.body) };
    const place = { host: '127.0.0.1', port, path: signed.path, method: 'POST' } as const;
    const sent = request({ ...place, agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('aborted', () => reject(new Error('cut off')));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          time: String(response.headers[ROUND_WALLET_HEADERS.time] ?? ''),
          sign: String(response.headers[ROUND_WALLET_HEADERS.sign] ?? ''),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(signed.body);
  });
}

function readReply(body: string): Reply | undefined {
  try {
    return JSON.parse(body) as Reply;
  } catch {
    return undefined;
  }
}
