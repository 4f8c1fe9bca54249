import {
  REBATE_TERMS,
  type RebateGroup,
  type RebateProfile,
} from '@maneki/contract/agents/rebate-groups';
import { listMemberMarkets } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { mapGroups, profileOf, type Terms } from './profile.ts';
import { listAbove, listCaps, listStored } from './store.ts';

/** What values may be at a merchant. */
export async function readTerms(tx: Tx, merchantCode: string): Promise<Terms> {
  const changed = new Map((await listCaps(tx, merchantCode)).map((cap) => [cap.group, cap]));
  return mapGroups((group) => {
    const { cap, step } = changed.get(group) ?? REBATE_TERMS[group];
    return { ...REBATE_TERMS[group], cap, step };
  });
}

export type Asked = { readonly merchantCode: string; readonly memberIds: readonly string[] };

/** What some members have, and what values may be. */
export async function readProfiles(
  tx: Tx,
  { merchantCode, memberIds }: Asked,
): Promise<{
  readonly terms: Terms;
  readonly profileOf: (memberId: string) => RebateProfile;
}> {
  const terms = await readTerms(tx, merchantCode);
  const stored = await listStored(tx, memberIds);
  const above = await listAbove(tx, memberIds);
  const markets = await listMemberMarkets(tx, memberIds);
  const profiles = new Map(
    memberIds.map((id) => [
      id,
      profileOf(stored.get(id) ?? {}, {
        terms,
        type: markets.get(id)?.type,
        above: above.get(id),
      }),
    ]),
  );
  const nothing = profileOf({}, { terms, type: undefined });
  return { terms, profileOf: (memberId) => profiles.get(memberId) ?? nothing };
}

/** What one member has in all groups, with what values may be. */
export async function readProfile(
  tx: Tx,
  { merchantCode, memberId }: { readonly merchantCode: string; readonly memberId: string },
): Promise<{ readonly terms: Terms; readonly profile: RebateProfile }> {
  const read = await readProfiles(tx, { merchantCode, memberIds: [memberId] });
  return { terms: read.terms, profile: read.profileOf(memberId) };
}

/** What one member has in a group: parts per million, or a prize series. */
export const rateOf = async (
  tx: Tx,
  asked: { readonly merchantCode: string; readonly memberId: string; readonly group: RebateGroup },
): Promise<number> => (await readProfile(tx, asked)).profile[asked.group];
