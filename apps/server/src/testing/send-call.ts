import { callEndpoints } from '@maneki/contract/call/endpoints';
import { solveProof } from '@maneki/contract/call/solve-proof';
import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import type { Clock } from '@maneki/kernel/clock';
import type { FastifyInstance } from 'fastify';
import { sealEnvelope } from '#platform/encryption/testing/seal-envelope';

export type SendOptions = {
  /** Cookies as a browser would send them back: what `cookie` of an earlier answer was. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A browser marks its calls; other clients do not. */
  readonly isBrowser?: boolean;
};

export type Answered = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
  readonly body: any;
  /** All cookies that the client holds after this answer, ready to be sent again. */
  readonly cookie: string;
};

export type Sender = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: SendOptions,
) => Promise<Answered>;

/** Calls endpoints as a browser does, over HTTP without a network. */
export function createSender(app: FastifyInstance, clock: Clock): Sender {
  return async (endpoint, input, { cookie = '', headers = {}, isBrowser = true } = {}) => {
    const path = `/api${endpoint.path}`;
    const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    const sealed = endpoint.encrypted && (await seal(app, clock, endpoint, input));
    const answer = await app.inject({
      method: endpoint.method,
      url: path,
      headers: {
        ...(isBrowser ? { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' } : {}),
        ...(cookie ? { cookie } : {}),
        ...(sealed ? { encryption: sealed.header } : {}),
        ...(await prove(app, endpoint, headers)),
        ...headers,
      },
      ...(isInQuery ? { query: input as Record<string, string> } : {}),
      ...(isInQuery ? {} : { payload: sealed ? sealed.body : (input as object) }),
    });
    return {
      status: answer.statusCode,
      body: answer.json(),
      cookie: keepCookies(cookie, answer.cookies),
    };
  };
}

/** Solves what a call must prove, from the same place as the call itself. */
export async function prove(
  app: FastifyInstance,
  { proof: purpose }: Endpoint,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ proof?: string }> {
  if (!purpose) return {};
  const url = `/api${callEndpoints.openProof.path}?purpose=${purpose}`;
  const opened = await app.inject({ url, headers });
  // A limit that is reached is what the call itself is about to hear.
  return opened.statusCode === 200 ? { proof: solveProof(opened.json().value) } : {};
}

async function seal(app: FastifyInstance, clock: Clock, endpoint: Endpoint, body: unknown) {
  const opened = await app.inject({ url: `/api${callEndpoints.openEncryption.path}` });
  const { method, path } = endpoint;
  return sealEnvelope(opened.json().value, {
    method,
    path: `/api${path}`,
    body,
    at: clock.now(),
  });
}

function keepCookies(held: string, set: readonly { name: string; value: string }[]): string {
  const cookies = new Map(
    held
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
  for (const { name, value } of set) {
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
