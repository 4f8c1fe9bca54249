import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signReply } from '@maneki/contract/round-wallet/signature';
import { parseAmount, writeAmount } from '@maneki/kernel/money';

/** What is wrong with the replies that are worth spoiling. */
export type Fault = {
  readonly balance?: bigint;
  readonly replayed?: undefined;
  readonly httpStatus?: number;
  readonly isForged?: boolean;
};

export type FaultyProxy = { readonly url: string; close(): Promise<void> };

/** Good replies before the first bad one: a check must not only look at its beginning. */
const FLAWLESS = 20;

/** Stands before a platform, passes everything on, and spoils replies about money with its own key. */
export async function startFaultyProxy(
  target: string,
  { secret, fault }: { readonly secret: string; readonly fault: Fault },
): Promise<FaultyProxy> {
  let passed = 0;
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url!;
    const { host, connection, 'content-length': length, ...headers } = request.headers;
    const answer = await fetch(`${target}${path}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const text = await answer.text();
    const told = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      delete told[name];
    passed += 1;
    const spoiled = passed > FLAWLESS && told['rw-sign'] ? spoil(text, fault) : undefined;
    if (!spoiled) return response.writeHead(answer.status, told).end(text);
    const status = fault.httpStatus ?? answer.status;
    const [time, nonce] = [told['rw-time']!, told['rw-nonce']!];
    const own = fault.isForged ? `${secret}.` : secret;
    const sign = signReply({ secret: own, path, status, time, nonce, body: spoiled });
    return response.writeHead(status, { ...told, 'rw-sign': sign }).end(spoiled);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

/** The reply with its fault; undefined where it has nothing that could be spoiled. */
function spoil(text: string, fault: Fault): string | undefined {
  const body = JSON.parse(text) as Record<string, unknown>;
  if (body.status !== 'OK' || typeof body.balance !== 'string') return undefined;
  const balance = writeAmount(parseAmount(body.balance)! + (fault.balance ?? 0n));
  if (!('replayed' in fault)) return JSON.stringify({ ...body, balance });
  return body.replayed ? JSON.stringify({ ...body, replayed: undefined }) : undefined;
}
