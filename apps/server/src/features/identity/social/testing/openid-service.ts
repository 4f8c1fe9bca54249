import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';

/** Somebody at the other service. */
export type Account = {
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
};

export const OPENID_SECRET = 'a secret of the client, long enough for HS256';

const ACCOUNT_HEADER = 'x-account';

/**
 * A real OpenID Connect service on this machine. Who visits is logged in and agrees at once, as the
 * account that the visit names.
 */
export async function startOpenIdService(redirectAddresses: readonly string[]) {
  const accounts = new Map<string, Account>();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, describe(accounts, redirectAddresses));
  const handle = provider.callback();
  let isAway = false;
  server.on('request', async (request, response) => {
    if (isAway) return response.writeHead(503).end();
    if (request.url?.startsWith('/interaction/')) return agree(provider, request, response);
    return handle(request, response);
  });

  return {
    issuer,
    client: (clientId: string) => ({ clientId, clientSecret: OPENID_SECRET, issuer }),
    /** Goes to the service as somebody; answers the address that it sends the browser back to. */
    async visit(address: string, account: Account): Promise<URL> {
      accounts.set(account.sub, account);
      return follow(address, account.sub);
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Clients `plain` and `keyed` differ in how their ID tokens are signed. */
function describe(
  accounts: ReadonlyMap<string, Account>,
  redirectAddresses: readonly string[],
): Configuration {
  const client = (clientId: string, algorithm: 'RS256' | 'HS256'): ClientMetadata => ({
    client_id: clientId,
    client_secret: OPENID_SECRET,
    redirect_uris: [...redirectAddresses],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: algorithm,
  });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'one', use: 'sig' };
  return {
    clients: [client('plain', 'RS256'), client('keyed', 'HS256')],
    jwks: { keys: [key] },
    cookies: { keys: ['a key for cookies'] },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // Most services tell everything in the ID token, so that nobody must ask again.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...accounts.get(id), sub: id }) }),
  };
}

async function agree(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const accountId = String(request.headers[ACCOUNT_HEADER]);
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const result = { login: { accountId }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result);
}

const HOPS_MAX = 10;

/** Follows redirects with cookies, as a browser does, until they leave the service. */
async function follow(address: string, accountId: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let next = new URL(address);
  for (let hop = 0; hop < HOPS_MAX; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, [ACCOUNT_HEADER]: accountId };
    const answer = await fetch(next, { redirect: 'manual', headers });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the service stopped: ${answer.status} ${await answer.text()}`);
    next = new URL(location, next);
    if (next.origin !== origin) return next;
  }
  throw new Error('the service went round in circles');
}
