import type { Endpoints } from '../endpoint.ts';
import type { ContractCode } from './contract-refusals.ts';

const read = { method: 'GET', module: 'COMM3', access: 'operator:readAgents' } as const;
const offer = {
  method: 'POST',
  module: 'COMM3',
  access: 'operator:changeAgents',
  refusals: [
    'agents.contract_general_unknown',
    'agents.contract_payee_disabled',
    'agents.contract_requested',
    'agents.contract_below_promised',
    'agents.rebate_budget',
  ],
} as const;
const review = { method: 'POST', module: 'COMM3', access: 'operator:reviewAgents' } as const;

/** What operators do about salary and dividend contracts, and their bills. */
export const contractConsoleEndpoints = {
  searchContracts: {
    ...read,
    name: 'agents.searchContracts',
    path: '/console/agents/contracts',
    refusals: [],
  },
  readContract: {
    ...read,
    name: 'agents.readContract',
    path: '/console/agents/contract',
    refusals: ['agents.contract_unknown'],
  },
  /** The company offers to a general agent, or offers other terms. */
  offerDailySalary: {
    ...offer,
    name: 'agents.offerDailySalary',
    path: '/console/agents/contracts/daily-salary',
  },
  offerHourlySalary: {
    ...offer,
    name: 'agents.offerHourlySalary',
    path: '/console/agents/contracts/hourly-salary',
  },
  offerDividend: {
    ...offer,
    name: 'agents.offerDividend',
    path: '/console/agents/contracts/dividend',
  },
  withdrawCompanyContract: {
    method: 'POST',
    module: 'COMM3',
    access: 'operator:changeAgents',
    name: 'agents.withdrawCompanyContract',
    path: '/console/agents/contract/withdraw',
    refusals: ['agents.contract_unknown', 'agents.contract_moved_on'],
  },
  /** Ends any contract with the settlement period that runs. */
  endCompanyContract: {
    method: 'POST',
    module: 'COMM3',
    access: 'operator:changeAgents',
    name: 'agents.endCompanyContract',
    path: '/console/agents/contract/end',
    refusals: ['agents.contract_unknown', 'agents.contract_moved_on'],
  },
  searchBills: {
    ...read,
    name: 'agents.searchBills',
    path: '/console/agents/bills',
    refusals: [],
  },
  /** How each figure of a bill came about, what was paid, and what is owed below it. */
  readBill: {
    ...read,
    name: 'agents.readBill',
    path: '/console/agents/bill',
    refusals: ['agents.bill_unknown'],
  },
  approveDividends: {
    ...review,
    name: 'agents.approveDividends',
    path: '/console/agents/bills/approve',
    refusals: ['agents.bill_unknown', 'agents.bill_moved_on', 'agents.bill_upline_pending'],
  },
  /** All of them or none, like approvals. */
  rejectDividends: {
    ...review,
    name: 'agents.rejectDividends',
    path: '/console/agents/bills/reject',
    refusals: ['agents.bill_unknown', 'agents.bill_moved_on'],
  },
  /** Gives up what a disabled agent would be paid; what goes to those below them is paid on. */
  writeOffBill: {
    ...review,
    name: 'agents.writeOffBill',
    path: '/console/agents/bills/write-off',
    refusals: ['agents.bill_unknown', 'agents.bill_moved_on'],
  },
  readDividendPeriod: {
    ...read,
    name: 'agents.readDividendPeriod',
    path: '/console/agents/dividend-period',
    refusals: [],
  },
  /** From the end of the running period on dividends are settled by another one. */
  setDividendPeriod: {
    method: 'PUT',
    module: 'COMM3',
    access: 'operator:changeAgents',
    name: 'agents.setDividendPeriod',
    path: '/console/agents/dividend-period',
    refusals: [],
  },
} as const satisfies Endpoints<ContractCode | 'agents.rebate_budget'>;
