import type { ContractKind } from '@maneki/contract/agents/contract';
import type { contractEndpoints } from '@maneki/contract/agents/contract-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { acceptContract, denyContract, withdrawContract } from './contracts/answer.ts';
import { createDividendInfo } from './contracts/dividends/read-info.ts';
import { endContract, keepContract } from './contracts/end-contract.ts';
import { proposeContract } from './contracts/offer.ts';
import {
  listDownlineContracts,
  listOwnBills,
  readOwnContract,
} from './contracts/read-contracts.ts';
import { findRequestType } from './contracts/store.ts';
import type { AgentsOutside } from './outside.ts';

/** Translates between the wire and what agents do about contracts. Decides nothing. */
export function contractHandlers(services: AgentsOutside): Handlers<typeof contractEndpoints> {
  const { database } = services;
  const requestOf = async ({ caller }: MemberCall, kind: ContractKind) =>
    (await database.statement((tx) => findRequestType(tx, { payeeId: caller.memberId, kind }))) ??
    0;
  const readerOf = ({ caller: { memberId, username }, merchantCode }: MemberCall) => ({
    ...{ memberId, username, merchantCode },
  });
  const read = async (call: MemberCall, kind: ContractKind) =>
    done(await readOwnContract(services, readerOf(call), { kind, now: call.now }));
  const answerOf = (
    { caller: { memberId }, merchantCode, now }: MemberCall,
    { contractId }: { readonly contractId: string },
  ) => ({ contractId, memberId, merchantCode, now });
  const readInfo = createDividendInfo(services);
  return {
    getDailySalaryRequest: async (call) =>
      done({ dailysalreqtype: await requestOf(call, 'DAILY_SALARY') }),
    getDividendRequest: async (call) =>
      done({ divtypecompperiodreq: await requestOf(call, 'DIVIDEND') }),
    getHourlySalaryRequest: async (call) =>
      done({ contracthoursalreq: await requestOf(call, 'HOURLY_SALARY') }),
    getSalaryContract: (call) => read(call, 'DAILY_SALARY'),
    getDevidendContract: (call) => read(call, 'DIVIDEND'),
    getHourContract: (call) => read(call, 'HOURLY_SALARY'),
    listDownlineContracts: async ({ caller }, asked) =>
      done(await listDownlineContracts(database, caller.memberId, asked)),
    listBills: async (call, asked) => done(await listOwnBills(database, readerOf(call), asked)),
    getDividendInfo: async (call) => done(await readInfo({ ...readerOf(call), now: call.now })),
    async proposeContract({ caller, merchantCode, now }, offer) {
      const outcome = await proposeContract(services, caller, { ...offer, merchantCode, now });
      if (!outcome.ok) return outcome;
      const { id, requestType } = outcome.value;
      return done({ contractId: id, requestType });
    },
    async withdrawContract(call, wish) {
      const outcome = await withdrawContract(services, answerOf(call, wish));
      return outcome.ok ? done({}) : outcome;
    },
    async acceptContract(call, wish) {
      const { paymentPassword } = wish;
      const answer = { ...answerOf(call, wish), paymentPassword };
      const outcome = await acceptContract(services, answer);
      if (!outcome.ok) return outcome;
      return done({ effectiveFrom: outcome.value.effectiveFrom.toISOString() });
    },
    async denyContract(call, wish) {
      const outcome = await denyContract(services, answerOf(call, wish));
      return outcome.ok ? done({}) : outcome;
    },
    async endContract(call, wish) {
      const outcome = await endContract(services, answerOf(call, wish));
      return outcome.ok ? done({ endsAt: outcome.value?.toISOString() ?? null }) : outcome;
    },
    async keepContract(call, wish) {
      const outcome = await keepContract(services, answerOf(call, wish));
      return outcome.ok ? done({}) : outcome;
    },
  };
}
