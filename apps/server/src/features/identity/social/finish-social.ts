import type { Call } from '#platform/calls/call';
import type { Callers } from '#platform/calls/callers';
import { beginCeremony } from '../ceremonies/begin-ceremony.ts';
import { CEREMONY_MS, type CeremonyMemory } from '../ceremonies/ceremony.ts';
import { spendCeremony } from '../ceremonies/spend-ceremony.ts';
import type { IdentityServices } from '../identity-services.ts';
import { admitMember } from '../login/admit-member.ts';
import { rememberDevice } from '../login/remember-device.ts';
import { findMember } from '../members/store.ts';
import { deviceOf, keepDevice } from '../sessions/known-device.ts';
import { handOver } from '../sessions/open-session.ts';
import { isOn } from './offered-ways.ts';
import type { SocialProfile } from './providers.ts';
import { askWhoCame } from './reach-provider.ts';
import { SIGNUP_COOKIE } from './social-signup.ts';
import * as store from './store.ts';
import { tellFailure } from './tell-failure.ts';
import { AFTER_SOCIAL } from './way-back.ts';

export type FinishServices = IdentityServices & { readonly callers: Callers };

type Visit = { readonly call: Call; readonly memory: CeremonyMemory['SOCIAL'] };
type Arrival = Visit & { readonly profile: SocialProfile };

/**
 * Ends a visit to another login service, whatever came of it; answers the page to go to. An account
 * here is found by its link alone: whoever could make a service tell a stranger's e-mail address
 * would otherwise get the stranger's account.
 */
export async function finishSocial(
  services: FinishServices,
  { call, broughtBack }: { call: Call; broughtBack: URL },
): Promise<string> {
  const { merchantCode, now } = call;
  const state = broughtBack.searchParams.get('state') ?? '';
  const ceremony = await services.database.statement((tx) =>
    spendCeremony(tx, { kind: 'SOCIAL', token: state, merchantCode, now }),
  );
  if (!ceremony) return AFTER_SOCIAL.failed;
  const { memory, memberId } = ceremony;
  const visit = { call, memory };
  const profile =
    memory.deviceHash === deviceOf(call).hash &&
    (await findProfile(services, visit, { broughtBack, state }));
  if (memberId === null)
    return profile ? enter(services, { ...visit, profile }) : AFTER_SOCIAL.failed;
  return profile ? link(services, { ...visit, profile }, memberId) : AFTER_SOCIAL.linkFailed;
}

async function findProfile(
  { merchants, outside, log }: FinishServices,
  { call, memory }: Visit,
  { broughtBack, state }: { broughtBack: URL; state: string },
): Promise<SocialProfile | undefined> {
  const { provider, nonce, codeVerifier } = memory;
  const client = outside.social[provider];
  if (!client || !isOn(merchants.get(call.merchantCode), provider)) return undefined;
  try {
    const reached = { provider, client, now: call.now };
    return await askWhoCame(reached, { broughtBack, secrets: { state, nonce, codeVerifier } });
  } catch (error) {
    tellFailure(log, { provider, error });
    return undefined;
  }
}

/** Logs the owner of a linked account in; anybody else may register with it. */
async function enter(services: FinishServices, arrival: Arrival): Promise<string> {
  const { call, memory, profile } = arrival;
  const { merchantCode } = call;
  const { provider, role, back } = memory;
  const { subject } = profile;
  const merchant = services.merchants.get(merchantCode);
  const device = deviceOf(call);
  const session = await services.database.transact(async (tx) => {
    const memberId = await store.findLinkedMember(tx, { merchantCode, provider, subject });
    const member = memberId && (await findMember(tx, memberId));
    if (!member) return 'nobody';
    const admitted = await admitMember(tx, { call, merchant, member, role, via: 'SOCIAL' });
    if (!admitted.ok) return 'refused';
    await rememberDevice(tx, { call, member, device });
    return admitted.value;
  });
  if (session === 'nobody') return offerSignup(services, arrival);
  if (session === 'refused') return AFTER_SOCIAL.failed;
  handOver(call, session);
  keepDevice(call, device);
  return back;
}

async function offerSignup(
  { database }: FinishServices,
  { call, memory: { provider }, profile }: Arrival,
): Promise<string> {
  const { merchantCode, now } = call;
  const { subject, name } = profile;
  const email = profile.isEmailVerified ? profile.email : '';
  const value = await database.statement((tx) =>
    beginCeremony(tx, {
      kind: 'SOCIAL_SIGNUP',
      merchantCode,
      memberId: null,
      memory: { provider, subject, name, email },
      now,
    }),
  );
  const maxAgeSeconds = CEREMONY_MS.SOCIAL_SIGNUP / 1_000;
  call.setCookie({ name: SIGNUP_COOKIE, value, maxAgeSeconds });
  return AFTER_SOCIAL.register(provider);
}

/** Links the account elsewhere to the member who began, if it is still they who sit there. */
async function link(
  { database, callers }: FinishServices,
  { call, memory: { provider }, profile }: Arrival,
  memberId: string,
): Promise<string> {
  const { merchantCode, now } = call;
  const caller = await callers.find(call);
  if (!caller || caller === 'expired' || caller.memberId !== memberId)
    return AFTER_SOCIAL.linkFailed;
  const { subject, name } = profile;
  const account = { merchantCode, provider, subject, memberId, name, linkedAt: now };
  return database.transact(async (tx) => {
    if (await store.insertSocialAccount(tx, account)) return AFTER_SOCIAL.linked;
    const ownerId = await store.findLinkedMember(tx, account);
    if (ownerId === memberId) return AFTER_SOCIAL.linked;
    return ownerId ? AFTER_SOCIAL.linkTaken : AFTER_SOCIAL.linkFailed;
  });
}
