import { done } from '@maneki/kernel/outcome';
import type { MarketPolicy } from '#features/site';
import type { Tx } from '#platform/database/database';
import { accountSubject, currentCount, isLocked } from '../login/guesses.ts';
import { findGuesses } from '../login/store.ts';
import { type Member, maskEmail, maskMobile } from '../members/member.ts';
import type { NewMember } from '../members/store.ts';
import { listPasskeys } from '../passkeys/store.ts';
import { listSocialAccounts } from '../social/store.ts';
import { findManaged, type Managed } from './find-managed.ts';
import * as store from './store.ts';

const DEVICES_SHOWN = 20;

type Asked = Managed & {
  readonly now: Date;
  readonly findMarket: (countryCode: string | null) => MarketPolicy | undefined;
};

/** Everything about an account that operators may see without being written down for it. */
export async function readMember(tx: Tx, { now, findMarket, ...managed }: Asked) {
  const found = await findManaged(tx, managed);
  if (!found.ok) return found;
  const member = found.value;
  const more = await store.findRegistration(tx, member.id);
  const { id: memberId, merchantCode } = member;
  const devices = await store.listDevices(tx, { memberId, merchantCode, limit: DEVICES_SHOWN });
  const { parentId, referrerId, countryCode } = member;
  return done({
    id: member.id,
    username: member.username,
    nickname: member.nickname,
    headIcon: member.headIcon,
    type: member.type,
    currency: member.currency,
    language: member.language,
    countryCode,
    market: findMarket(countryCode)?.mode ?? null,
    mobile: member.mobile && maskMobile(member.mobile),
    isMobileProven: member.mobileVerifiedAt !== null,
    email: member.email && maskEmail(member.email),
    isEmailProven: member.emailVerifiedAt !== null,
    labels: [...member.labels],
    clubLabel: member.clubLabel?.name ?? null,
    registeredAt: member.registeredAt.toISOString(),
    registeredAddress: more.registered_address,
    registerHost: more.register_host,
    joinedVia: more.joined_via as NewMember['joinedVia'],
    parent: relativeOf(parentId, more.parent_name),
    referrer: relativeOf(referrerId, more.referrer_name),
    expiresAt: member.expiresAt?.toISOString() ?? null,
    isDemo: more.is_demo,
    block: member.disabledAt && {
      at: member.disabledAt.toISOString(),
      by: more.disabled_by,
      reason: more.disabled_reason,
    },
    devices: devices.map(({ seenAt, ...device }) => ({ ...device, seenAt: seenAt.toISOString() })),
    factors: await readFactors(tx, member, now),
  });
}

const relativeOf = (id: string | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

/** What the member proves themselves with, and what keeps them from it just now. */
async function readFactors(tx: Tx, member: Member, now: Date) {
  const { id, merchantCode, username } = member;
  const { hash: subject } = accountSubject(username);
  const guesses = await findGuesses(tx, { merchantCode, subject });
  const lock = guesses && currentCount(guesses, now);
  const paymentLock = await store.findPaymentLock(tx, id);
  const passkeys = await listPasskeys(tx, id);
  const socialAccounts = await listSocialAccounts(tx, id);
  return {
    hasPassword: member.passwordHash !== null,
    mustChangePassword: member.mustChangePassword,
    hasPaymentPassword: member.paymentPasswordHash !== null,
    paymentPasswordLockedUntil:
      paymentLock !== null && paymentLock > now ? paymentLock.toISOString() : null,
    lockedUntil: lock && isLocked(lock, now) ? lock.lockedUntil!.toISOString() : null,
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    socialAccounts: socialAccounts.map(({ provider, name, linkedAt }) => ({
      provider,
      name,
      linkedAt: linkedAt.toISOString(),
    })),
  };
}
