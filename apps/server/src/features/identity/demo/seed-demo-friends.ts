import { DAY_MS } from '@maneki/kernel/clock';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import * as members from '../members/store.ts';
import { listDemoMembers } from './store.ts';

/** Who came by whose invitation, and how long ago. Nobody enters by these names: they have no password. */
const DEMO_FRIENDS = [
  { username: 'haruto88', days: 26, isVerified: true },
  { username: 'meiling7', days: 19, isVerified: true },
  { username: 'renkato3', days: 9, isVerified: true },
  { username: 'aoi2026', days: 4, isVerified: false },
  { username: 'daichi05', days: 1, isVerified: false },
  { username: 'sora77', days: 41, isVerified: true },
] as const;

export type DemoFriend = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: (typeof DEMO_FRIENDS)[number]['username'];
  readonly referrerId: string;
};

const REFERRER = 'sakura';

/** Lets the demo player of each merchant have invited some friends, and answers those who are new. */
export async function seedDemoFriends(tx: Tx, now: Date): Promise<DemoFriend[]> {
  const players = await listDemoMembers(tx);
  const added: DemoFriend[] = [];
  for (const merchant of await listMerchants(tx)) {
    const referrer = players.find(
      ({ merchant_code, username }) => merchant_code === merchant.code && username === REFERRER,
    );
    if (!referrer) continue;
    for (const [index, { username, days, isVerified }] of DEMO_FRIENDS.entries()) {
      const registeredAt = new Date(now.getTime() - days * DAY_MS);
      const memberId = drawId(registeredAt);
      const isNew = await members.insertMember(tx, {
        id: memberId,
        merchantCode: merchant.code,
        type: 0,
        username,
        // No network gives out numbers like these.
        mobile: `+81900000000${index}`,
        mobileVerifiedAt: isVerified ? registeredAt : null,
        currency: merchant.currency,
        language: merchant.defaultLanguage,
        countryCode: null,
        parentId: null,
        joinedVia: 'REFERRAL',
        referrerId: referrer.id,
        registeredAt,
        registeredAddress: '',
        registerHost: merchant.mainDomain,
        registerMethod: 'H5',
        isDemo: true,
      });
      const friend = { memberId, merchantCode: merchant.code, username, referrerId: referrer.id };
      if (isNew) added.push(friend);
    }
  }
  return added;
}
