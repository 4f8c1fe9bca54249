import { invitationLink } from '#platform/navigation/invitation-link.ts';
import type { AgentLink } from './queries.ts';

/** Where a link leads; one that invites on one host only leads there. */
export function linkAddress({ code, domain }: Pick<AgentLink, 'code' | 'domain'>): string {
  const address = new URL(invitationLink('affiliateCode', code));
  if (domain) address.hostname = domain;
  return address.toString();
}
