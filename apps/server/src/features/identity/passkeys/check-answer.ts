import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Call } from '#platform/calls/call';
import { isHandleOf, KEY_ALGORITHMS, type Passkey, readTransports } from './passkey.ts';

/** What a browser's interface for passkeys gave; everything in it is the client's word. */
export type PasskeyAnswer = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, unknown>>;
};

type Checked<Answer> = {
  readonly call: Pick<Call, 'hostname' | 'origin'>;
  readonly challenge: string;
  readonly answer: Answer;
};

export type NewKey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** The new key that an answer proves to exist, made on this very site for this very challenge. */
export async function checkNewKey({
  call,
  challenge,
  answer,
}: Checked<PasskeyAnswer>): Promise<NewKey | undefined> {
  try {
    if (!isWithoutCertificates(answer.response.attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectationsOf(call, challenge),
      response: answer as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey, counter, transports: readTransports(answer.response.transports) };
  } catch {
    // The library throws for whatever does not fit; to the caller it is all the same.
    return undefined;
  }
}

/** The device's new count of signatures, when the answer was signed by this key here and now. */
export async function checkSignature({
  call,
  challenge,
  answer,
  passkey,
}: Checked<PasskeyAnswer> & { readonly passkey: Passkey }): Promise<number | undefined> {
  if (!isHandleOf(passkey.memberId, answer.response.userHandle)) return undefined;
  try {
    const { id, publicKey, counter } = passkey;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectationsOf(call, challenge),
      response: answer as unknown as AuthenticationResponseJSON,
      credential: { id, publicKey, counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

const expectationsOf = ({ hostname, origin }: Checked<unknown>['call'], challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: hostname,
  // Asked for where the device can: a key without a screen lock is still better than a password.
  requireUserVerification: false,
});

/**
 * We ask for no attestation. One that brings certificates all the same would have the library fetch
 * revocation lists from addresses that the client chose.
 */
function isWithoutCertificates(attestation: unknown): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(String(attestation)));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
}
