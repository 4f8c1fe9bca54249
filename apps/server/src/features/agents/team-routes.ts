import type { teamEndpoints } from '@maneki/contract/agents/team-endpoints';
import { createTicketWalk } from '#features/play';
import type { Handlers } from '#platform/calls/handlers';
import type { AgentsOutside } from './outside.ts';
import { createOnlineCounter } from './seen/count-online.ts';
import { getTeamKpi } from './team/get-kpi.ts';
import { listTeamMembers } from './team/list-members.ts';
import { listTeamProfit } from './team/list-profit.ts';
import { listTeamTickets } from './team/list-tickets.ts';
import { promoteMember } from './team/promote-member.ts';
import { askerOf } from './team/team-tools.ts';

/** Translates between the wire and what agents ask about their teams. Decides nothing. */
export function teamHandlers(services: AgentsOutside): Handlers<typeof teamEndpoints> {
  const countOnline = createOnlineCounter(services.database);
  const walkTickets = createTicketWalk(services.database);
  return {
    getTeamKpi: (call, wish) => getTeamKpi({ ...services, countOnline }, askerOf(call), wish),
    listTeamMembers: (call, wish) => listTeamMembers(services, askerOf(call), wish),
    promoteMember: (call, wish) => promoteMember(services, askerOf(call), wish),
    listTeamProfit: (call, wish) => listTeamProfit(services, askerOf(call), wish),
    listTeamTickets: (call, wish) =>
      listTeamTickets(
        { ...services, walkTickets },
        { ...askerOf(call), language: call.language },
        wish,
      ),
  };
}
