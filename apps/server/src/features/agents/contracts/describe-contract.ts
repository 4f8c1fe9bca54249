import type { ContractView } from '@maneki/contract/agents/contract-views';
import { type Contract, isRequested, offerEndsAt } from './contract.ts';

const write = (at: Date | null) => at?.toISOString() ?? null;

export const describeContract = (contract: Contract, username: string): ContractView => {
  const { kind, terms, payeeId } = contract;
  const view = {
    id: contract.id,
    status: contract.status,
    requestType: contract.requestType,
    payer: contract.payerId === null ? 'COMPANY' : 'UPLINE',
    payee: { memberId: payeeId, username },
    currency: contract.currency,
    remark: contract.remark,
    createdAt: contract.createdAt.toISOString(),
    decidedAt: write(contract.decidedAt),
    effectiveFrom: write(contract.effectiveFrom),
    endedAt: write(contract.endedAt),
    expiresAt: isRequested(contract) ? offerEndsAt(contract).toISOString() : null,
    endAskedBy: contract.endAskedBy,
  };
  return { ...view, kind, terms } as ContractView;
};
