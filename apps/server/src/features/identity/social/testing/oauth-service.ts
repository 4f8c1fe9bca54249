import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The addresses under which a service without OpenID Connect is asked. */
export type OAuthPaths = { readonly token: string; readonly profile: string };

export const OAUTH_CLIENT = { clientId: 'our_client-1', clientSecret: 'our_secret-1' };

/** A service of OAuth 2.0 alone: it trades codes for tokens and tells whose they are. */
export async function startOAuthService(paths: OAuthPaths) {
  const codes = new Map<string, { challenge: string; profile: object }>();
  const tokens = new Map<string, object>();
  const asked: string[] = [];

  const answer = async (request: IncomingMessage): Promise<object | undefined> => {
    const url = new URL(request.url ?? '/', 'http://service');
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    if (url.pathname === paths.profile)
      return tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (url.pathname !== paths.token) return undefined;
    const form = new URLSearchParams(await text(request));
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!given || proof !== given.challenge || !isOurs(request, form)) return undefined;
    const token = `token-${tokens.size}`;
    tokens.set(token, given.profile);
    return { access_token: token, token_type: 'bearer' };
  };

  const server = createServer(async (request, response) => {
    const found = await answer(request);
    response.writeHead(found ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: 'invalid_grant' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    client: { ...OAUTH_CLIENT, issuer },
    asked,
    /** Agrees to what an authorization address asks; answers where the browser is sent back to. */
    visit(address: string, profile: object): URL {
      const asks = new URL(address).searchParams;
      const code = `code-${codes.size}-${asks.get('state')}`;
      codes.set(code, { challenge: asks.get('code_challenge') ?? '', profile });
      const back = new URL(asks.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', asks.get('state') ?? '');
      return back;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The secret in the header, or in the form. */
function isOurs(request: IncomingMessage, form: URLSearchParams): boolean {
  const { clientId, clientSecret } = OAUTH_CLIENT;
  const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  if (request.headers.authorization === `Basic ${pair}`) return true;
  return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
}
