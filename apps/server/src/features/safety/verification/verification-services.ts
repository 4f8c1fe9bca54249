import { invariant } from '@maneki/kernel/invariant';
import { dateIn, findStatedIdentity } from '#features/identity';
import { effectiveMinimumAge, type MerchantDirectory } from '#features/site';
import type { Database, Tx } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';

/** What members' papers are sealed for: nothing else opens them. */
export const VERIFICATION_PURPOSE = 'verification documents';

export type VerificationServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
  /** Keeps photos of papers, which a copy of the database alone must not show. */
  readonly documentSealer: Sealer;
};

/** Whose photo it is: a row that is moved to another member's place does not open there. */
export const placeOf = (memberId: string, side: string): string => `${memberId} ${side}`;

/** What the rules go by that are not the member's to say. */
export async function findTerms(
  { merchants }: Pick<VerificationServices, 'merchants'>,
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
) {
  const stated = await findStatedIdentity(tx, memberId);
  invariant(stated, `there is no member ${memberId}`);
  const merchant = merchants.get(stated.merchantCode);
  return {
    ...stated,
    minimumAge: effectiveMinimumAge(merchant, merchants.findMarket(stated.countryCode)),
    today: dateIn(merchant.businessTimezone, now),
  };
}
