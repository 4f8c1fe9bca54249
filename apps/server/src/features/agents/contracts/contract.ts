import {
  CONTRACT_STATUS,
  type ContractKind,
  type ContractStatus,
  OFFER_DAYS,
  type RequestType,
} from '@maneki/contract/agents/contract';
import { type Agreement, termsOf } from '@maneki/contract/agents/contract-terms';
import { DAY_MS } from '@maneki/kernel/clock';

type Common = {
  readonly id: string;
  readonly merchantCode: string;
  /** Null is the company. */
  readonly payerId: string | null;
  readonly payeeId: string;
  /** Of the wallets that it is paid in. */
  readonly currency: string;
  readonly status: ContractStatus;
  readonly requestType: RequestType;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly effectiveFrom: Date | null;
  /** With the end of which settlement period it ends. */
  readonly endedAt: Date | null;
  readonly supersedesId: string | null;
  /** The first of those that amend each other: losses are carried on through all of them. */
  readonly originId: string;
  readonly endAskedBy: 'PAYER' | 'PAYEE' | null;
  readonly remark: string;
};

/** What a payer has offered to a payee, and what became of it. */
export type Contract = Common & Agreement;

export const readAgreement = (kind: ContractKind, terms: unknown): Agreement =>
  ({ kind, terms: termsOf[kind].parse(terms) }) as Agreement;

export const offerEndsAt = ({ createdAt }: Pick<Contract, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + OFFER_DAYS * DAY_MS);

export const isRequested = ({ status }: Pick<Contract, 'status'>): boolean =>
  status === CONTRACT_STATUS.requested;
export const isValid = ({ status }: Pick<Contract, 'status'>): boolean =>
  status === CONTRACT_STATUS.valid;
