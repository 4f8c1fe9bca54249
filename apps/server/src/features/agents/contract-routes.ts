import type { contractEndpoints } from '@maneki/contract/agents/contract-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { type ContractKind, findRequestType } from './contracts/store.ts';
import type { AgentsOutside } from './outside.ts';

export function contractHandlers({ database }: AgentsOutside): Handlers<typeof contractEndpoints> {
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
