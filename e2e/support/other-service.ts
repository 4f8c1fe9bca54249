import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export const CLIENT = { id: 'journeys', secret: 'a secret of the client, long enough' } as const;

/**
 * A login service elsewhere, real but for its users: it asks for a name, and believes it. The e-mail
 * address is the name's, proven.
 */
export async function startOtherService(redirectAddress: string) {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configure(redirectAddress));
  const handle = provider.callback();
  server.on('request', (request, response) =>
    request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : handle(request, response),
  );
  return { issuer, close: () => server.close() };
}

function configure(redirectAddress: string): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'one', use: 'sig' };
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectAddress],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 1, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, name) => ({
      accountId: name,
      claims: () => ({ sub: name, name, email: `${name}@example.com`, email_verified: true }),
    }),
  };
}

/** A form with one field; whoever sends it is logged in and agrees. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '', 'http://service.invalid');
  const accountId = url.searchParams.get('name');
  if (!accountId)
    return response.writeHead(200, { 'content-type': 'text/html' }).end(
      `<!doctype html><html lang="en"><title>Other service</title><link rel="icon" href="data:,">
       <form><label>Name <input name="name"></label><button>Agree</button></form>`,
    );
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const result = { login: { accountId }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result);
}
