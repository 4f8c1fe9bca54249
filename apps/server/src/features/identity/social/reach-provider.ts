import type { SocialProvider } from '@maneki/contract/identity/social';
import { HOUR_MS } from '@maneki/kernel/clock';
import * as openid from 'openid-client';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import type { SocialClient } from '../identity-services.ts';
import {
  isLoopback,
  type OAuthProvider,
  type OpenIdProvider,
  type SocialProfile,
  socialProviders,
} from './providers.ts';

const TIMEOUT_SECONDS = 10;

/** How long a service's description of itself is believed. Its keys are read again as they change. */
const BELIEVED_MS = HOUR_MS;

type Reached = { readonly provider: SocialProvider; readonly client: SocialClient; now: Date };

/** What the visitor must bring back, and what only we and the service know. */
export type Secrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** The service's own page, where somebody agrees to tell us who they are. */
export async function findAuthorizationAddress(
  reached: Reached,
  { redirectAddress, secrets }: { redirectAddress: string; secrets: Secrets },
): Promise<string> {
  const configuration = await configure(reached);
  const { kind, scope } = socialProviders[reached.provider];
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress,
    scope,
    state: secrets.state,
    ...(kind === 'openid' ? { nonce: secrets.nonce } : {}),
    code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/**
 * Exchanges what the visitor brought back for who they are. Throws when the service does not vouch
 * for it, or does not answer.
 */
export async function askWhoCame(
  reached: Reached,
  { broughtBack, secrets }: { broughtBack: URL; secrets: Secrets },
): Promise<SocialProfile | undefined> {
  const configuration = await configure(reached);
  const provider = socialProviders[reached.provider];
  const isOpenId = provider.kind === 'openid';
  const tokens = await openid.authorizationCodeGrant(configuration, broughtBack, {
    expectedState: secrets.state,
    pkceCodeVerifier: secrets.codeVerifier,
    ...(isOpenId ? { expectedNonce: secrets.nonce, idTokenExpected: true } : {}),
  });
  if (isOpenId) return provider.read(tokens.claims() ?? {});
  const { profile } = provider.addresses(new URL(reached.client.issuer));
  const answer = await openid.fetchProtectedResource(
    configuration,
    tokens.access_token,
    profile,
    'GET',
  );
  if (!answer.ok) throw new Error(`the profile was answered with ${answer.status}`);
  return provider.read((await answer.json()) as Record<string, unknown>);
}

const known = new WeakMap<SocialClient, { configuration: openid.Configuration; until: Date }>();

async function configure({ provider, client, now }: Reached): Promise<openid.Configuration> {
  refuseInsideTransaction('asking another login service');
  const held = known.get(client);
  if (held && held.until > now) return held.configuration;
  const described = socialProviders[provider];
  const configuration =
    described.kind === 'openid' ? await discover(described, client) : describe(described, client);
  known.set(client, { configuration, until: new Date(now.getTime() + BELIEVED_MS) });
  return configuration;
}

function discover({ signedBy }: OpenIdProvider, client: SocialClient) {
  const issuer = new URL(client.issuer);
  const metadata = {
    client_secret: client.clientSecret,
    id_token_signed_response_alg: signedBy,
  };
  return openid.discovery(issuer, client.clientId, metadata, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : []),
      ...(signedBy === 'HS256' ? [] : [openid.enableNonRepudiationChecks]),
    ],
  });
}

function describe({ addresses, secretIn }: OAuthProvider, client: SocialClient) {
  const issuer = new URL(client.issuer);
  const { authorization, token } = addresses(issuer);
  const configuration = new openid.Configuration(
    {
      issuer: issuer.origin,
      authorization_endpoint: authorization.href,
      token_endpoint: token.href,
    },
    client.clientId,
    client.clientSecret,
    secretIn === 'header' ? tellInHeader(client) : undefined,
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (isLoopback(issuer)) openid.allowInsecureRequests(configuration);
  return configuration;
}

/** As X asks for it: id and secret as they are, where the library would escape some characters. */
const tellInHeader =
  ({ clientId, clientSecret }: SocialClient): openid.ClientAuth =>
  (_server, _client, _body, headers) => {
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    headers.set('authorization', `Basic ${pair}`);
  };
