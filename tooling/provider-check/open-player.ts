import { randomInt } from 'node:crypto';
import { callEndpoints } from '@maneki/contract/call/endpoints';
import { PROOF_HEADER, type ProofPurpose } from '@maneki/contract/call/proof';
import { type ProofChallenge, solveProof } from '@maneki/contract/call/solve-proof';
import type { Endpoint } from '@maneki/contract/endpoint';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { sealEnvelope } from '@maneki/server/platform/encryption/testing/seal-envelope';
import { CannotBeginError } from './deviation.ts';

export type Member = { readonly username: string; readonly password: string };

export type Launch = {
  readonly url: string;
  readonly vendor: string;
  readonly gameId: string;
  /** Somebody who is registered; without one a trial account is opened. */
  readonly member?: Member | undefined;
  now(): number;
};

/**
 * Brings somebody to the game by the public calls of the site, as their own phone would, and answers
 * the launch token. Whoever it is plays with play credit: real money is never touched.
 */
export async function launchPlayer(launch: Launch): Promise<string> {
  const { vendor, gameId, member } = launch;
  const site = openSite(launch.url);
  const token = member
    ? await logIn(site, member, launch.now())
    : (await site(identityEndpoints.startTestPlay, {})).token;
  const wish = { vendor, gameId, mode: 'free' };
  const { launchToken } = await site(playEndpoints.launchGame, wish, {
    authorization: `Bearer ${token}`,
  });
  return String(launchToken);
}

type Site = (
  endpoint: Pick<Endpoint, 'method' | 'path' | 'proof'>,
  input?: Readonly<Record<string, string>>,
  headers?: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>;

function openSite(url: string): Site {
  const { hostname, href } = new URL(url);
  // One address may open only a few trials. On this machine the tool may say that it is many.
  const isHere = /^(?:localhost|127\.|\[::1\])/.test(hostname);
  const address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
  const from: Record<string, string> = isHere ? { 'x-forwarded-for': address } : {};
  const site: Site = async ({ method, path, proof }, input, headers) => {
    const isInQuery = method === 'GET';
    const query = isInQuery && input ? `?${new URLSearchParams(input)}` : '';
    const response = await fetch(`${href.replace(/\/+$/, '')}/api${path}${query}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...from,
        ...(proof ? { [PROOF_HEADER]: await prove(site, proof) } : {}),
        ...headers,
      },
      ...(isInQuery ? {} : { body: JSON.stringify(input) }),
    });
    const text = await response.text();
    if (!response.ok) throw new CannotBeginError(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text).value;
  };
  return site;
}

async function prove(site: Site, purpose: ProofPurpose): Promise<string> {
  const { method, path } = callEndpoints.openProof;
  const opened = await site({ method, path: `${path}?purpose=${purpose}` });
  return solveProof(opened as ProofChallenge);
}

async function logIn(site: Site, { username, password }: Member, now: number): Promise<unknown> {
  const { method, path } = identityEndpoints.login;
  const opened = await site(callEndpoints.openEncryption);
  const sealed = await sealEnvelope(opened as Parameters<typeof sealEnvelope>[0], {
    method,
    path: `/api${path}`,
    body: { type: 'username', username, password },
    at: new Date(now),
  });
  const headers = { encryption: sealed.header };
  return (await site(identityEndpoints.login, sealed.body, headers)).token;
}
