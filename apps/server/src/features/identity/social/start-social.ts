import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import type { SocialProvider } from '@maneki/contract/identity/social';
import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import { makeToken } from '#platform/secrets/secrets';
import { beginCeremony } from '../ceremonies/begin-ceremony.ts';
import type { IdentityServices } from '../identity-services.ts';
import type { Door } from '../login/admit-member.ts';
import { deviceOf, keepDevice } from '../sessions/known-device.ts';
import { isOn } from './offered-ways.ts';
import { findAuthorizationAddress } from './reach-provider.ts';
import { tellFailure } from './tell-failure.ts';
import { pageToGoBackTo, SOCIAL_CALLBACK } from './way-back.ts';

export type StartRefusal =
  | Extract<SiteRefusal, { code: 'site.feature_off' }>
  | Extract<IdentityRefusal, { code: 'identity.social_failed' }>;

export type StartSocial = {
  readonly call: Call;
  readonly provider: SocialProvider;
  /** Who wants to link an account elsewhere; nobody where somebody wants to log in with one. */
  readonly memberId: string | null;
  readonly role: Door;
  readonly back: string;
};

/** Begins a visit to another login service; answers the address to go to. */
export async function startSocial(
  { database, merchants, outside, log }: IdentityServices,
  { call, provider, memberId, role, back }: StartSocial,
): Promise<Outcome<{ address: string }, StartRefusal>> {
  const { merchantCode, now } = call;
  if (!isOn(merchants.get(merchantCode), provider))
    return refused({ code: 'site.feature_off', detail: {} });
  const client = outside.social[provider];
  if (!client) return refused({ code: 'identity.social_failed', detail: {} });

  const device = deviceOf(call);
  const [nonce, codeVerifier] = [makeToken(), makeToken()];
  const memory = {
    provider,
    deviceHash: device.hash,
    nonce,
    codeVerifier,
    role,
    back: pageToGoBackTo(back),
  };
  const state = await database.statement((tx) =>
    beginCeremony(tx, { kind: 'SOCIAL', merchantCode, memberId, memory, now }),
  );
  try {
    const address = await findAuthorizationAddress(
      { provider, client, now },
      {
        redirectAddress: `${call.origin}${SOCIAL_CALLBACK}`,
        secrets: { state, nonce, codeVerifier },
      },
    );
    if (device.isNew) keepDevice(call, device);
    return done({ address });
  } catch (error) {
    tellFailure(log, { provider, error });
    return refused({ code: 'identity.social_failed', detail: {} });
  }
}
