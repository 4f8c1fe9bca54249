import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { currencyFor, type Merchant } from '#features/site';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { addressKey, listAddressShares } from '#platform/limits/address-key';
import { recordEvent } from '#platform/outbox/record-event';
import { drawDigits, drawId } from '#platform/secrets/secrets';
import { isDeviceOfExcluded } from '../login/store.ts';
import type { Member } from '../members/member.ts';
import { findMember, insertMember } from '../members/store.ts';
import type { KnownDevice } from '../sessions/known-device.ts';
import * as store from './store.ts';
import { TRIAL_DIGITS, TRIAL_LIMITS, trialUsername } from './trial.ts';

type TrialRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.trial_limit' | 'identity.device_excluded' }
>;
type OpenTrial = { call: Call; merchant: Merchant; device: KnownDevice };

/**
 * The device's trial account: the one that it has, or a new one where its address may open more. None while somebody
 * stays away who plays from this device.
 */
export async function openTrial(
  tx: Tx,
  { call, merchant, device }: OpenTrial,
): Promise<Outcome<Member, TrialRefusal>> {
  const { now } = call;
  const place = {
    merchantCode: merchant.code,
    deviceHash: device.hash,
    address: addressKey(call.address),
  };
  const shares = listAddressShares(call.address);
  await store.lockTrials(tx, place);
  // Whoever stays away would else go on playing as nobody.
  if (await isDeviceOfExcluded(tx, { ...place, now }))
    return refused({ code: 'identity.device_excluded', detail: {} });
  const liveId = await store.findLiveTrial(tx, { ...place, now });
  if (liveId) return done(await mustFind(tx, liveId));

  const after = new Date(now.getTime() - TRIAL_LIMITS.countedMs);
  for (const { key: network, times } of shares) {
    const opened = await store.countTrials(tx, { ...place, network, after });
    if (opened >= TRIAL_LIMITS.perAddress * times)
      return refused({ code: 'identity.trial_limit', detail: {} });
  }

  const memberId = await insertTrialMember(tx, { call, merchant });
  const networks = shares.slice(1).map(({ key }) => key);
  await store.insertTrial(tx, { ...place, networks, memberId, openedAt: now });
  await recordEvent(tx, now, 'identity.member_registered', {
    memberId,
    merchantCode: merchant.code,
    type: MEMBER_TYPES.trial,
    parentId: null,
    referrerId: null,
  });
  return done(await mustFind(tx, memberId));
}

const NAME_TRIES = 5;

/** Draws names until one is free; a person may have registered as `trial…` too. */
async function insertTrialMember(
  tx: Tx,
  { call, merchant }: Omit<OpenTrial, 'device'>,
): Promise<string> {
  const { now } = call;
  const id = drawId(now);
  for (let tries = 0; tries < NAME_TRIES; tries++) {
    const isNew = await insertMember(tx, {
      id,
      merchantCode: merchant.code,
      type: MEMBER_TYPES.trial,
      username: trialUsername(drawDigits(TRIAL_DIGITS)),
      currency: currencyFor(merchant, call.countryCode),
      language: call.language,
      countryCode: call.countryCode,
      joinedVia: 'TRIAL',
      registeredAt: now,
      registeredAddress: call.address,
      registerHost: call.hostname,
      registerMethod: 'H5',
      expiresAt: new Date(now.getTime() + TRIAL_LIMITS.lastsMs),
    });
    if (isNew) return id;
  }
  throw new Error(`${NAME_TRIES} names for a trial were all taken`);
}

async function mustFind(tx: Tx, memberId: string): Promise<Member> {
  const member = await findMember(tx, memberId);
  invariant(member, `trial ${memberId} has no account`);
  return member;
}
