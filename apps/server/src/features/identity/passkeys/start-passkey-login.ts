import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Call } from '#platform/calls/call';
import { makeToken } from '#platform/secrets/secrets';
import { beginCeremony } from '../ceremonies/begin-ceremony.ts';
import { CEREMONY_MS } from '../ceremonies/ceremony.ts';
import type { IdentityServices } from '../identity-services.ts';

/**
 * Begins a login by passkey. Nobody is named: the device offers the keys that it has for this site,
 * so the answer is the same whoever asks.
 */
export async function startPasskeyLogin(
  { database }: IdentityServices,
  { merchantCode, hostname, now }: Call,
): Promise<{ ceremonyId: string; options: PublicKeyCredentialRequestOptionsJSON }> {
  const options = await generateAuthenticationOptions({
    rpID: hostname,
    allowCredentials: [],
    challenge: Buffer.from(makeToken(), 'base64url'),
    timeout: CEREMONY_MS.PASSKEY_LOGIN,
    userVerification: 'preferred',
  });
  const { challenge } = options;
  const ceremonyId = await database.statement((tx) =>
    beginCeremony(tx, {
      kind: 'PASSKEY_LOGIN',
      merchantCode,
      memberId: null,
      memory: { challenge },
      now,
    }),
  );
  return { ceremonyId, options };
}
