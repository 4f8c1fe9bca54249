import type { MemberInfo } from '@maneki/contract/identity/login-schemas';

/** Where everybody begins; a name, which no language translates. */
export const FIRST_LEVEL = 'VIP 0';

/** What the member's level is called, or what an operator calls them in its place; undefined where there is neither. */
export const clubOf = ({ clubLabel }: Pick<MemberInfo, 'clubLabel'>): string | undefined =>
  clubLabel?.labelName;

export const isNamedByHand = ({ clubLabel }: Pick<MemberInfo, 'clubLabel'>): boolean =>
  clubLabel?.type === 'MANUAL';
