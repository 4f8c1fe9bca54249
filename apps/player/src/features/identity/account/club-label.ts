import type { MemberInfo } from '@maneki/contract/identity/login-schemas';

/** The type of a label that the club itself has given. */
const OF_CLUB = 'AUTO';

/** The name of the member's club; undefined for whoever is in none. */
export const clubOf = ({ clubLabel }: Pick<MemberInfo, 'clubLabel'>): string | undefined =>
  clubLabel?.type === OF_CLUB ? clubLabel.labelName : undefined;
