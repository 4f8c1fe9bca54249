import type { Endpoints } from '../endpoint.ts';
import type { PlayCode } from './refusals.ts';

/** What operators see of members' bets. */
export const memberTicketsEndpoints = {
  /** All bets of a member, the newest first. */
  listMemberTickets: {
    name: 'play.listMemberTickets',
    method: 'GET',
    path: '/console/play/member/tickets',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['wallet.member_unknown', 'wallet.cursor_invalid'],
  },
  /** One bet with everything on it, and what proves its round where the house has drawn it. */
  readMemberTicket: {
    name: 'play.readMemberTicket',
    method: 'GET',
    path: '/console/play/member/ticket',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['wallet.member_unknown', 'play.ticket_not_found'],
  },
} as const satisfies Endpoints<PlayCode>;
