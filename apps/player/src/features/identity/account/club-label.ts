import type { MemberInfo } from '@maneki/contract/identity/login-schemas';

/** The type of a label that the club itself has given. */
const OF_CLUB = 'AUTO';

/** Where everybody begins; a name, which no language translates. */
export const FIRST_LEVEL = 'VIP 0';

/** The name of the member's club; undefined for whoever is in none. */
export const clubOf = ({ clubLabel }: Pick<MemberInfo, 'clubLabel'>): string | undefined =>
  clubLabel?.type === OF_CLUB ? clubLabel.labelName : undefined;
