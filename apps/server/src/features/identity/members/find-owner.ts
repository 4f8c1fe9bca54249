import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Currency } from '@maneki/kernel/money';
import type { Tx } from '#platform/database/database';
import { findMerchantSettings } from '../registration/store.ts';
import { findMember } from './store.ts';

/** What a wallet needs to know of whoever it belongs to. */
export type Owner = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly type: MemberType;
  readonly currency: Currency;
  readonly countryCode: string | null;
  readonly isMobileProven: boolean;
  /** What a new member of this merchant begins with, in reference units. */
  readonly bonusRu: number;
};

export async function findOwner(tx: Tx, memberId: string): Promise<Owner | undefined> {
  const member = await findMember(tx, memberId);
  if (!member) return undefined;
  const { merchantCode, username, type, currency, countryCode } = member;
  const isMobileProven = member.mobileVerifiedAt !== null;
  const { bonusRu } = await findMerchantSettings(tx, merchantCode);
  return { memberId, merchantCode, username, type, currency, countryCode, isMobileProven, bonusRu };
}
