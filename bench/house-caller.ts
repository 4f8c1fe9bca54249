import { Agent, request } from 'node:http';

const TIMEOUT_MS = 15_000;

/** Addresses of this machine, all in the one network that seats are opened from. */
const PLACES = 250;

export type HouseAnswer = { readonly status: number; readonly value: unknown };

/** A game's own calls; undefined where no answer came. */
export type HouseCaller = {
  ask(
    method: 'GET' | 'POST',
    path: string,
    sent: { readonly token: string; readonly body?: object },
  ): Promise<HouseAnswer | undefined>;
  close(): void;
};

/**
 * Asks the house over connections that stay open. Each player has an address of their own, as players have:
 * what one address may ask for in a minute is less than a machine can answer.
 */
export function createHouseCaller(port: number): HouseCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const places = new Map<string, string>();
  const placeOf = (token: string): string => {
    const known = places.get(token) ?? `127.0.0.${2 + (places.size % PLACES)}`;
    places.set(token, known);
    return known;
  };
  return {
    ask: (method, path, { token, body }) =>
      new Promise((resolve) => {
        const text = body ? JSON.stringify(body) : '';
        const headers = {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          'content-length': Buffer.byteLength(text),
        };
        const place = { host: '127.0.0.1', port, localAddress: placeOf(token) };
        const asked = { ...place, path: `/games/api${path}`, method, headers };
        const sent = request({ ...asked, agent, timeout: TIMEOUT_MS }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve(undefined));
          response.on('aborted', () => resolve(undefined));
          response.on('end', () => {
            const value = readJson(Buffer.concat(chunks).toString());
            // What ends in the middle of a word is no answer.
            resolve(value === undefined ? undefined : { status: response.statusCode ?? 0, value });
          });
        });
        sent.on('timeout', () => sent.destroy());
        sent.on('error', () => resolve(undefined));
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
