import type { MemberType } from '@maneki/contract/identity/member-types';
import { DAY_MS } from '@maneki/kernel/clock';
import { listMerchants, type Merchant } from '#features/site';
import type { Tx } from '#platform/database/database';
import { hashPassword } from '#platform/secrets/hash-password';
import { drawId } from '#platform/secrets/secrets';
import * as members from '../members/store.ts';
import * as registration from '../registration/store.ts';

/** Everybody who visits a demonstration may know it. */
export const DEMO_PASSWORD = 'maneki2026';

/** One account of each kind, the upline before its downline. */
export const DEMO_ACCOUNTS = [
  { username: 'general01', type: 2, nickname: 'Tora', parent: null },
  { username: 'agent01', type: 1, nickname: 'Kiku', parent: 'general01' },
  { username: 'sakura', type: 0, nickname: 'Sakura', parent: 'agent01' },
  { username: 'demoagent', type: 41, nickname: 'Demo', parent: null },
] as const satisfies readonly {
  username: string;
  type: MemberType;
  nickname: string;
  parent: string | null;
}[];

export const DEMO_INVITATION = 'AGENT001';
const DEMO_BONUS_RU = 1_000;
const DEMO_AGE_DAYS = 45;

/** Gives demo merchants their demo accounts: anybody knows their password, so nobody else gets them. */
export async function seedDemo(tx: Tx, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  // They look back on a past, which begins when they registered.
  const registeredAt = new Date(now.getTime() - DEMO_AGE_DAYS * DAY_MS);
  for (const merchant of await listMerchants(tx))
    await seedMerchant(tx, { merchant, passwordHash, registeredAt });
}

async function seedMerchant(
  tx: Tx,
  {
    merchant,
    passwordHash,
    registeredAt,
  }: { merchant: Merchant; passwordHash: string; registeredAt: Date },
): Promise<void> {
  const ids = new Map<string, string>();
  for (const { username, type, nickname, parent } of DEMO_ACCOUNTS) {
    const id = drawId(registeredAt);
    ids.set(username, id);
    const isNew = await members.insertMember(tx, {
      id,
      merchantCode: merchant.code,
      type,
      username,
      nickname,
      passwordHash,
      currency: merchant.currency,
      language: merchant.defaultLanguage,
      countryCode: null,
      parentId: parent === null ? null : (ids.get(parent) ?? null),
      joinedVia: 'OPERATOR',
      registeredAt,
      registeredAddress: '',
      registerHost: merchant.mainDomain,
      registerMethod: 'H5',
      isDemo: true,
    });
    // Another node, started at the same moment, was faster.
    if (!isNew) return;
  }
  const { code: merchantCode } = merchant;
  const defaultAgentId = ids.get('general01')!;
  await registration.insertMerchantSettings(tx, {
    merchantCode,
    defaultAgentId,
    bonusRu: DEMO_BONUS_RU,
  });
  await registration.insertAffiliateCode(tx, {
    merchantCode,
    code: DEMO_INVITATION,
    ownerId: ids.get('agent01')!,
    now: registeredAt,
  });
}
