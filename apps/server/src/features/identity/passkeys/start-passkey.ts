import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import type { MemberCall } from '#platform/calls/call';
import { makeToken } from '#platform/secrets/secrets';
import { beginCeremony } from '../ceremonies/begin-ceremony.ts';
import { CEREMONY_MS } from '../ceremonies/ceremony.ts';
import type { IdentityServices } from '../identity-services.ts';
import { isFresh, LOGIN_AGAIN, type LoginAgainRefusal } from '../sessions/check-fresh-session.ts';
import { KEY_ALGORITHMS, PASSKEYS_MAX, userHandleOf } from './passkey.ts';
import { listPasskeys } from './store.ts';

type Started = {
  readonly ceremonyId: string;
  readonly options: PublicKeyCredentialCreationOptionsJSON;
};
type TooMany = Extract<IdentityRefusal, { code: 'identity.passkey_too_many' }>;

/** Begins to add a passkey: what the member's browser must be asked. */
export async function startPasskey(
  { database, merchants }: IdentityServices,
  call: MemberCall,
): Promise<Outcome<Started, TooMany | LoginAgainRefusal>> {
  const { merchantCode, caller, now } = call;
  const { memberId, username } = caller;
  if (!(await database.statement((tx) => isFresh(tx, call)))) return LOGIN_AGAIN;
  const held = await database.statement((tx) => listPasskeys(tx, memberId));
  if (held.length >= PASSKEYS_MAX)
    return refused({ code: 'identity.passkey_too_many', detail: {} });

  const options = await generateRegistrationOptions({
    rpName: merchants.get(merchantCode).name,
    rpID: call.hostname,
    userName: username,
    userID: userHandleOf(memberId),
    challenge: Buffer.from(makeToken(), 'base64url'),
    timeout: CEREMONY_MS.PASSKEY_ADD,
    attestationType: 'none',
    supportedAlgorithmIDs: KEY_ALGORITHMS,
    excludeCredentials: held.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const { challenge } = options;
  const ceremonyId = await database.statement((tx) =>
    beginCeremony(tx, {
      kind: 'PASSKEY_ADD',
      merchantCode,
      memberId,
      memory: { challenge },
      now,
    }),
  );
  return done({ ceremonyId, options });
}
