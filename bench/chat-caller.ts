import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Endpoint } from '@maneki/contract/endpoint';
import { MERCHANT } from './log-in-member.ts';

const TIMEOUT_MS = 30_000;

export type Asker =
  | { readonly session: string; readonly number: number }
  | { readonly operator: string; readonly number: number };

export type Answered = { readonly status: number; readonly value: unknown };

/** A word that nobody has said before, without digits: in a lobby they might be a phone number. */
export const drawWord = (): string =>
  randomBytes(10)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

/** Everybody sits somewhere else, as members do: one address may have only so many pages and calls. */
export const addressOf = (number: number): string => `10.0.${number >> 8}.${number & 255}`;

/** Calls of pages and of the console, over connections that stay open. */
export function createChatCaller(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  const call = (
    endpoint: Endpoint,
    input: Record<string, unknown>,
    asker: Asker,
  ): Promise<Answered> =>
    new Promise<Answered>((resolve, reject) => {
      const isRead = endpoint.method === 'GET';
      const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      const body = isRead ? '' : JSON.stringify(input);
      const headers = {
        'x-forwarded-for': addressOf(asker.number),
        ...('session' in asker
          ? {
              cookie: `session=${asker.session}`,
              'sec-fetch-site': 'same-origin',
              'sec-fetch-dest': 'empty',
            }
          : { authorization: `Bearer ${asker.operator}`, merchant: MERCHANT }),
        ...(body ? { 'content-type': 'application/json' } : {}),
        'content-length': Buffer.byteLength(body),
      };
      const path = `/api${endpoint.path}${query}`;
      const place = { host: '127.0.0.1', port, path, method: endpoint.method };
      const sent = request({ ...place, headers, agent, timeout: TIMEOUT_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const answer = JSON.parse(Buffer.concat(chunks).toString()) as { value?: unknown };
          resolve({ status: response.statusCode ?? 0, value: answer.value ?? answer });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`${path} was not answered`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server had just closed a connection that nobody used: nothing was asked yet.
        if (error.code === 'ECONNRESET' && sent.reusedSocket)
          call(endpoint, input, asker).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });
  return { call, close: () => agent.destroy() };
}

export type ChatCaller = ReturnType<typeof createChatCaller>;
