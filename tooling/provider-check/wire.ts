import { randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import {
  ROUND_WALLET_PATH,
  signRequest,
  verifyReply,
} from '@maneki/contract/round-wallet/signature';

/** What is done to a message that must not be believed, or not twice. */
export type Tamper =
  | 'forged'
  | 'unknown key'
  | 'too old'
  | 'too early'
  | 'body altered'
  | 'path altered'
  | 'nonce reused'
  | 'nonce too short';

export type Envelope = {
  readonly name: RoundWalletCall;
  readonly body: string;
  readonly tamper?: Tamper | undefined;
  /** Leaves without the answer after so long; whether the platform got the call, nobody knows. */
  readonly cutAfterMs?: number | undefined;
};

export type Reply = {
  readonly httpStatus: number;
  /** Whether the reply is the platform's, and the answer to this very request. */
  readonly isSigned: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  /** The platform's clock, by a signed reply. */
  readonly time: number | undefined;
};

/** No whole answer came back: the call may have been carried out, or not. */
export type Lost = { readonly lost: string };

export type Wire = {
  send(envelope: Envelope): Promise<Reply | Lost>;
  close(): void;
};

export type WireOptions = {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly connections: number;
  now(): number;
};

/** The protocol's own time-out for a provider. */
const TIMEOUT_MS = 5_000;
const STALE_MS = 301_000;

/** Sends signed messages, each with a time and a nonce of its own, and checks what comes back. */
export function openWire({ url, keyId, secret, connections, now }: WireOptions): Wire {
  const { protocol, hostname, port, pathname } = new URL(url);
  const isSecure = protocol === 'https:';
  const options = { keepAlive: true, maxSockets: connections };
  const agent = isSecure ? new SecureAgent(options) : new Agent(options);
  const request = isSecure ? requestSecure : requestPlain;
  const before = pathname.replace(/\/+$/, '');
  // Of a message that has been answered: one that is still on its way might arrive second.
  let usedNonce = drawNonce();

  return {
    async send({ name, body, tamper, cutAfterMs }) {
      const path = `${ROUND_WALLET_PATH}${name}`;
      const nonce = chooseNonce(tamper, usedNonce);
      const time = String(now() + (SHIFTS_MS[tamper ?? ''] ?? 0));
      const sign = signRequest({
        secret: tamper === 'forged' ? `${secret}.` : secret,
        method: 'POST',
        path: tamper === 'path altered' ? `${ROUND_WALLET_PATH}ping` : path,
        time,
        nonce,
        body,
      });
      const bytes = Buffer.from(tamper === 'body altered' ? `${body} ` : body);
      return new Promise((resolve) => {
        const sent = request({
          agent,
          hostname: hostname.replace(/^\[|\]$/g, ''),
          port,
          path: `${before}${path}`,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': bytes.length,
            'rw-key': tamper === 'unknown key' ? `${keyId}0` : keyId,
            'rw-time': time,
            'rw-nonce': nonce,
            'rw-sign': sign,
          },
        });
        const lose = (lost: string) => {
          sent.destroy();
          resolve({ lost });
        };
        sent.setTimeout(TIMEOUT_MS, () => lose(`no answer within ${TIMEOUT_MS} ms`));
        sent.on('error', (error) => lose(error.message));
        sent.on('response', (response) =>
          read(response).then(
            (text) => {
              const reply = understand(response, { text, secret, path, nonce });
              if (reply.isSigned && !tamper) usedNonce = nonce;
              resolve(reply);
            },
            (error: Error) => lose(error.message),
          ),
        );
        sent.end(bytes);
        if (cutAfterMs !== undefined) setTimeout(() => lose('cut'), cutAfterMs);
      });
    },
    close: () => agent.destroy(),
  };
}

const SHIFTS_MS: Readonly<Record<string, number>> = { 'too old': -STALE_MS, 'too early': STALE_MS };

const drawNonce = () => randomBytes(16).toString('hex');

function chooseNonce(tamper: Tamper | undefined, usedNonce: string): string {
  if (tamper === 'nonce reused') return usedNonce;
  return tamper === 'nonce too short' ? drawNonce().slice(1) : drawNonce();
}

async function read(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function understand(
  { statusCode: status = 0, headers }: IncomingMessage,
  asked: { text: string; secret: string; path: string; nonce: string },
): Reply {
  const { text, ...signed } = asked;
  const [time, sign] = [String(headers['rw-time'] ?? ''), String(headers['rw-sign'] ?? '')];
  const isSigned = verifyReply({ ...signed, status, time, body: text }, sign);
  const body = parse(text);
  return { httpStatus: status, isSigned, body, time: isSigned ? Number(time) : undefined };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>;
  } catch {
    // What is no JSON is shown as it came.
  }
  return { text };
}
