import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { UnreachableError } from '#platform/call/call.ts';
import type { ContractKind } from './pending-contracts.ts';

/** What waits for the caller's answer; a question that fails waits for the next login. */
export async function readContractRequest(call: CallFunction, kind: ContractKind): Promise<number> {
  try {
    return (await readers[kind](call)) ?? 0;
  } catch (error) {
    if (error instanceof UnreachableError) return 0;
    throw error;
  }
}

type Reader = (call: CallFunction) => Promise<number | undefined>;

const readers: Readonly<Record<ContractKind, Reader>> = {
  async in_daily_salary_agt(call) {
    const answer = await call(agentsEndpoints.getDailySalaryRequest, {});
    return answer.ok ? answer.value.dailysalreqtype : undefined;
  },
  async in_dividend_agt(call) {
    const answer = await call(agentsEndpoints.getDividendRequest, {});
    return answer.ok ? answer.value.divtypecompperiodreq : undefined;
  },
  async in_hour_salary_agt(call) {
    const answer = await call(agentsEndpoints.getHourlySalaryRequest, {});
    return answer.ok ? answer.value.contracthoursalreq : undefined;
  },
};
