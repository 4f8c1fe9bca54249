import type { BillStatus, ContractKind, RequestType } from './contract.ts';

/** Facts about salary and dividend contracts, and their bills. */
export type ContractEvents = {
  /** An offer waits for its payee. */
  'agents.contract_offered': ContractFact & { readonly requestType: RequestType };
  /** An offer was answered, withdrawn or has waited too long, or a contract was ended. */
  'agents.contract_decided': ContractFact & {
    readonly outcome: 'ACCEPTED' | 'DENIED' | 'WITHDRAWN' | 'LAPSED' | 'ENDED' | 'END_ASKED';
  };
  /** A bill was paid in part or whole, could not be, or was refused. */
  'agents.bill_moved': {
    readonly billId: string;
    readonly kind: ContractKind;
    readonly merchantCode: string;
    readonly memberId: string;
    readonly status: BillStatus;
    readonly currency: string;
    /** Ledger units as digits: what came to the payee's own wallet just now. */
    readonly received: string;
    /** What the payee lacks to pay direct downlines: please top up. */
    readonly missing: string;
  };
};

type ContractFact = {
  readonly contractId: string;
  readonly kind: ContractKind;
  readonly merchantCode: string;
  /** Null is the company. */
  readonly payerId: string | null;
  readonly payeeId: string;
};
