import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAYMENT_HEADERS, paymentSignatures } from '@maneki/contract/payments/signature';
import { type ConfiguredProvider, createHttpGateway } from '@maneki/server/features/cashier/index';
import { silentLog } from '@maneki/server/testing/silent-log';

const CODE = 'faulty';
const KEY = { id: 'faulty-key', secret: 'what signs the calls of a gateway that fails' };

/** What a gateway says to a call about a payout; nothing where it hangs up. */
export type PayoutReply =
  | { readonly status: 'PAID'; readonly providerRef: string }
  | { readonly status: 'FAILED'; readonly reason: string }
  | { readonly status: 'NOT_SEEN' };

export type PayoutQuestion = { readonly isNew: boolean; readonly orderNo: string };

export type PaymentGateway = {
  /** What PAYMENT_PROVIDERS says of it. */
  readonly environment: string;
  close(): Promise<void>;
};

/** A gateway that pays out as it is told to, over HTTP and signed, like any other. */
export async function openPaymentGateway(
  answer: (question: PayoutQuestion) => Promise<PayoutReply | undefined>,
): Promise<PaymentGateway> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const { orderNo } = JSON.parse(await readBody(request)) as { orderNo: string };
    const reply = await answer({ isNew: !path.endsWith('/find'), orderNo });
    if (!reply) {
      request.socket.destroy();
      return;
    }
    const body = JSON.stringify(reply);
    const time = String(Date.now());
    const nonce = String(request.headers[PAYMENT_HEADERS.nonce]);
    const signed = { secret: KEY.secret, status: 200, path, time, nonce, body };
    response.setHeader(PAYMENT_HEADERS.key, KEY.id);
    response.setHeader(PAYMENT_HEADERS.time, time);
    response.setHeader(PAYMENT_HEADERS.nonce, nonce);
    response.setHeader(PAYMENT_HEADERS.sign, paymentSignatures.signReply(signed));
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const configured = { code: CODE, keyId: KEY.id, keySecret: KEY.secret, mode: 'test' };
  return {
    environment: JSON.stringify([{ ...configured, url: `http://127.0.0.1:${port}` }]),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The gateways that an environment names, as the product asks them. */
export function readGateways(environment: string | undefined): ConfiguredProvider[] {
  const named = JSON.parse(environment || '[]') as {
    readonly code: string;
    readonly url: string;
    readonly keyId: string;
    readonly keySecret: string;
  }[];
  const clock = { now: () => new Date() };
  return named.map(({ code, url: baseUrl, keyId, keySecret }) => {
    const key = { id: keyId, secret: keySecret };
    const provider = createHttpGateway({ baseUrl, key, clock, log: silentLog });
    return { code, key, provider, isTest: true };
  });
}
