import type { ContentKind } from '@maneki/contract/content/kinds';
import { hasRight, type MemberType } from '@maneki/contract/identity/member-types';

/** For whom something is meant. Null in a list's place demands nothing; an empty list is nobody. */
export type Audience = {
  /** Whether visitors without a session see it. */
  readonly guest: boolean;
  /** Which members see it, by their type. */
  readonly types: readonly MemberType[] | null;
  readonly vip: readonly number[] | null;
  /** One of these is enough. */
  readonly labels: readonly string[] | null;
  readonly countries: readonly string[] | null;
};

/** Who looks. What is not known of a reader matches no demand. */
export type Reader = {
  /** Undefined for a guest. */
  readonly member:
    | { readonly id: string; readonly type: MemberType; readonly isExcluded: boolean }
    | undefined;
  readonly countryCode: string | null;
  readonly vip?: number | undefined;
  readonly labels?: readonly string[] | undefined;
};

export const EVERYBODY: Audience = {
  guest: true,
  types: null,
  vip: null,
  labels: null,
  countries: null,
};
export const GUESTS: Audience = { ...EVERYBODY, types: [] };
export const MEMBERS: Audience = { ...EVERYBODY, guest: false };

const NOTICES: readonly ContentKind[] = ['A', 'PL'];

/** Whether something of a kind, meant for an audience, is for this reader. */
export function isFor(
  { kind, audience }: { readonly kind: ContentKind; readonly audience: Audience },
  { member, countryCode, vip, labels = [] }: Reader,
): boolean {
  // Whoever stays away is told what concerns them, and invited to nothing.
  if (member?.isExcluded && !NOTICES.includes(kind)) return false;
  // Notices to agents are for agents, whatever an audience says.
  if (kind === 'A' && !(member && hasRight(member.type, 'agent'))) return false;
  const isAddressed = member ? accepts(audience.types, member.type) : audience.guest;
  return (
    isAddressed &&
    accepts(audience.countries, countryCode) &&
    accepts(audience.vip, vip) &&
    (audience.labels === null || labels.some((label) => accepts(audience.labels, label)))
  );
}

const accepts = <Value>(
  demanded: readonly Value[] | null,
  value: Value | null | undefined,
): boolean =>
  demanded === null || (value !== null && value !== undefined && demanded.includes(value));
