import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { z } from 'zod';
import {
  ROUND_WALLET_CODES,
  type RoundWalletCode,
  TRANSACTION_OUTCOMES,
  type TransactionOutcome,
} from './codes.ts';
import type { RoundWalletCall } from './schemas.ts';
import { ROUND_WALLET_HEADERS, ROUND_WALLET_PATH, signRequest, verifyReply } from './signature.ts';

/** What it needs of a logger. */
type Log = { warn(about: object, message: string): void };

export type PlatformReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Carries a signed message to the platform: over the network, or within one process. */
export type CallPlatform = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
  signal: AbortSignal,
) => Promise<PlatformReply>;

export type ProviderKey = { readonly id: string; readonly secret: string };

/** What the platform says. An unknown answer tells nothing, not even that nothing happened. */
export type WalletAnswer =
  | {
      readonly kind: 'final';
      readonly code: RoundWalletCode;
      readonly outcome: TransactionOutcome | undefined;
      readonly balance: bigint | undefined;
      /** All that it said, for calls that tell more. */
      readonly said: unknown;
    }
  | { readonly kind: 'unknown'; readonly code: RoundWalletCode | undefined };

export type PlatformWallet = {
  call(call: RoundWalletCall, body: object, signal?: AbortSignal): Promise<WalletAnswer>;
};

/** The protocol's own limit for waiting. */
const TIMEOUT_MS = 5 * SECOND_MS;

/** These speak of the message and not of what it asked for: a copy of it may have been carried out. */
const ABOUT_THE_MESSAGE: ReadonlySet<RoundWalletCode> = new Set([
  'BAD_SIGN',
  'STALE',
  'NONCE_REUSED',
  'BAD_REQUEST',
  'RATE_LIMITED',
]);

const CODES = Object.keys(ROUND_WALLET_CODES) as [RoundWalletCode, ...RoundWalletCode[]];
const said = z.looseObject({
  status: z.enum(CODES),
  outcome: z.enum(TRANSACTION_OUTCOMES).optional(),
  balance: z.string().optional(),
});

/** The players' wallets, which are the platform's: every message signed, every reply checked. */
export function createWallet(options: {
  readonly callPlatform: CallPlatform;
  readonly key: ProviderKey;
  readonly clock: Clock;
  readonly log: Log;
  /** 128 bits of hex that name one message and never another. */
  readonly drawNonce: () => string;
}): PlatformWallet {
  const { callPlatform, key, clock, log, drawNonce } = options;
  return {
    async call(call, content, signal) {
      const path = `${ROUND_WALLET_PATH}${call}`;
      const body = Buffer.from(JSON.stringify(content));
      const [time, nonce] = [String(clock.now().getTime()), drawNonce()];
      const sign = signRequest({ secret: key.secret, method: 'POST', path, time, nonce, body });
      const headers = { 'rw-key': key.id, 'rw-time': time, 'rw-nonce': nonce, 'rw-sign': sign };
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const limit = signal ? AbortSignal.any([timeout, signal]) : timeout;
      try {
        const sent = callPlatform(
          path,
          { 'content-type': 'application/json', ...headers },
          body,
          limit,
        );
        const reply = await orAborted(sent, limit);
        return readReply(reply, { secret: key.secret, path, nonce });
      } catch (error) {
        log.warn({ err: error, call }, 'the platform did not answer');
        return { kind: 'unknown', code: undefined };
      }
    },
  };
}

/** A call within the process cannot be cut short; nobody waits for it any longer than for a socket. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function readReply(
  reply: PlatformReply,
  asked: { readonly secret: string; readonly path: string; readonly nonce: string },
): WalletAnswer {
  const { status, headers, body } = reply;
  const signed = { ...asked, status, time: headers[ROUND_WALLET_HEADERS.time] ?? '', body };
  const isGenuine = verifyReply(signed, headers[ROUND_WALLET_HEADERS.sign] ?? '');
  const read = said.safeParse(parseJson(body));
  // An unsigned reply tells nothing, but its code helps whoever reads the log.
  if (!read.success) return { kind: 'unknown', code: undefined };
  const { status: code, outcome, balance } = read.data;
  const isFinal = ROUND_WALLET_CODES[code].isFinal && !ABOUT_THE_MESSAGE.has(code);
  if (!isGenuine || !isFinal) return { kind: 'unknown', code };
  const amount = balance === undefined ? undefined : parseAmount(balance);
  return { kind: 'final', code, outcome, balance: amount, said: read.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
