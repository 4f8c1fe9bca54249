import {
  REBATE_GROUPS,
  type RebateGroup,
  type RebateProfile,
  type RebateTerms,
  usualOf,
  writeRebate,
} from '@maneki/contract/agents/rebate-groups';
import type { RebateRefusal } from '@maneki/contract/agents/rebate-refusals';
import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';

/** What a merchant's values may be, group by group. */
export type Terms = Readonly<Record<RebateGroup, RebateTerms>>;

/** Some values: what is wished for, or what is stored. */
export type SomeRebates = Readonly<Partial<Record<RebateGroup, number | undefined>>>;

export const mapGroups = <Value>(
  of: (group: RebateGroup) => Value,
): Readonly<Record<RebateGroup, Value>> =>
  Object.fromEntries(REBATE_GROUPS.map((group) => [group, of(group)])) as Record<
    RebateGroup,
    Value
  >;

const GENERAL: readonly MemberType[] = [MEMBER_TYPES.generalAgent, MEMBER_TYPES.demoGeneralAgent];

/**
 * What somebody has. The company's general agents have the cap where nobody has said otherwise, others the usual, but
 * no more than those above them. A cap that was lowered holds for all at once: above it nobody is paid, whatever stands
 * written.
 */
export const profileOf = (
  stored: SomeRebates,
  {
    terms,
    type,
    above = {},
  }: {
    readonly terms: Terms;
    readonly type: MemberType | undefined;
    /** What the nearest upline has for whom something is written. */
    readonly above?: SomeRebates | undefined;
  },
): RebateProfile =>
  mapGroups((group) => {
    const { lowest, cap } = terms[group];
    const usual = Math.min(usualOf(group), above[group] ?? cap);
    const unset = type !== undefined && GENERAL.includes(type) ? cap : usual;
    return Math.max(lowest, Math.min(stored[group] ?? unset, cap));
  });

/** Of each group what is less. */
export const lesserOf = (one: RebateProfile, other: RebateProfile): RebateProfile =>
  mapGroups((group) => Math.min(one[group], other[group]));

type Misfit = Extract<
  RebateRefusal,
  { code: 'agents.rebate_above_own' | 'agents.rebate_step' | 'agents.rebate_out_of_range' }
>;

/** Why a value cannot be had at all, whoever gives it; undefined where it can. */
export function findMisfitOfTerms(
  group: RebateGroup,
  value: number,
  { lowest, cap, step }: RebateTerms,
): Exclude<Misfit, { code: 'agents.rebate_above_own' }> | undefined {
  if (value < lowest || value > cap)
    return {
      code: 'agents.rebate_out_of_range',
      detail: { group, least: writeRebate(group, lowest), most: writeRebate(group, cap) },
    };
  if ((value - lowest) % step !== 0)
    return { code: 'agents.rebate_step', detail: { group, step: writeRebate(group, step) } };
  return undefined;
}

/** Why an agent cannot give what they wish to; undefined where they can. All that they have can always be given. */
export function findMisfit(
  wished: SomeRebates,
  { terms, own }: { readonly terms: Terms; readonly own: RebateProfile },
): Misfit | undefined {
  for (const group of REBATE_GROUPS) {
    const value = wished[group];
    if (value === undefined || value === own[group]) continue;
    if (value > own[group])
      return {
        code: 'agents.rebate_above_own',
        detail: { group, most: writeRebate(group, own[group]) },
      };
    const misfit = findMisfitOfTerms(group, value, terms[group]);
    if (misfit) return misfit;
  }
  return undefined;
}

/** How somebody's values look to whoever decides about them. */
export const describeProfile = (profile: RebateProfile, terms: Terms) =>
  REBATE_GROUPS.map((group) => ({ group, ...terms[group], value: profile[group] }));
