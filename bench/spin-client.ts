import { Agent, request } from 'node:http';
import type { RoundView } from '@maneki/contract/house/schemas';

const TIMEOUT_MS = 15_000;

/** What a game hears: a round, a refusal by its code, or nothing. */
export type Spun =
  | { readonly kind: 'round'; readonly round: RoundView }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unheard' };

export type SpinClient = {
  spin(token: string, wish: { readonly key: string; readonly stake: string }): Promise<Spun>;
  /** The round that the game would show on opening; undefined where it got no answer. */
  findUnfinished(token: string): Promise<RoundView | null | undefined>;
  close(): void;
};

/** Addresses of this machine, all in the one network that seats are opened from. */
const PLACES = 250;

/**
 * A game's own calls, over connections that stay open. Each player has an address of their own, as players
 * have: what one address may ask for in a minute is less than a machine can answer.
 */
export function createSpinClient(port: number): SpinClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const places = new Map<string, string>();
  const placeOf = (token: string): string => {
    const known = places.get(token) ?? `127.0.0.${2 + (places.size % PLACES)}`;
    places.set(token, known);
    return known;
  };
  const ask = (method: 'GET' | 'POST', path: string, token: string, body = '') =>
    new Promise<{ status: number; value: unknown } | undefined>((resolve) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        'content-length': Buffer.byteLength(body),
      };
      const place = { host: '127.0.0.1', port, localAddress: placeOf(token) };
      const asked = { ...place, path: `/games/api${path}`, method, headers };
      const sent = request({ ...asked, agent, timeout: TIMEOUT_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(undefined));
        response.on('aborted', () => resolve(undefined));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, value: JSON.parse(Buffer.concat(chunks).toString()) });
        });
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(undefined));
      sent.end(body);
    });
  return {
    async spin(token, wish) {
      const answer = await ask('POST', '/spins', token, JSON.stringify(wish));
      if (!answer) return { kind: 'unheard' };
      if (answer.status !== 200)
        return { kind: 'refused', code: (answer.value as { code: string }).code };
      return { kind: 'round', round: (answer.value as { round: RoundView }).round };
    },
    async findUnfinished(token) {
      const answer = await ask('GET', '/state', token);
      if (answer?.status !== 200) return undefined;
      return (answer.value as { unfinished: RoundView | null }).unfinished;
    },
    close: () => agent.destroy(),
  };
}
