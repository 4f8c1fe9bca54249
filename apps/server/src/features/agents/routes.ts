import type { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { type ContractKind, findRequestType } from './store.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function agentsHandlers({
  database,
}: {
  readonly database: Database;
}): Handlers<typeof agentsEndpoints> {
  const requestOf = async ({ caller }: MemberCall, kind: ContractKind) =>
    (await database.statement((tx) => findRequestType(tx, { payeeId: caller.memberId, kind }))) ??
    0;
  return {
    getDailySalaryRequest: async (call) =>
      done({ dailysalreqtype: await requestOf(call, 'DAILY_SALARY') }),
    getDividendRequest: async (call) =>
      done({ divtypecompperiodreq: await requestOf(call, 'DIVIDEND') }),
    getHourlySalaryRequest: async (call) =>
      done({ contracthoursalreq: await requestOf(call, 'HOURLY_SALARY') }),
  };
}
