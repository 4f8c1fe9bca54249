import type { Endpoints } from '../endpoint.ts';
import type { ContractCode } from './contract-refusals.ts';

const asked = { method: 'GET', module: 'COMM3', access: 'contract', refusals: [] } as const;
const read = { method: 'GET', module: 'COMM3', access: 'agent', refusals: [] } as const;
const act = { method: 'POST', module: 'COMM3', access: 'agent' } as const;

/** Salary and dividend contracts of an agent: with the upline, with direct downlines, and what came of them. */
export const contractEndpoints = {
  /** Whether a contract waits for the caller's answer; asked once after each login. */
  getDailySalaryRequest: {
    ...asked,
    name: 'agents.getDailySalaryRequest',
    path: '/agents/daily-salary-request',
  },
  getDividendRequest: {
    ...asked,
    name: 'agents.getDividendRequest',
    path: '/agents/dividend-request',
  },
  getHourlySalaryRequest: {
    ...asked,
    name: 'agents.getHourlySalaryRequest',
    path: '/agents/hourly-salary-request',
  },
  /** The caller's own contract of a kind: the one that waits, and the one in force. */
  getSalaryContract: {
    ...read,
    name: 'agents.getSalaryContract',
    path: '/agents/daily-salary-contract',
  },
  getDevidendContract: {
    ...read,
    name: 'agents.getDevidendContract',
    path: '/agents/dividend-contract',
  },
  getHourContract: {
    ...read,
    name: 'agents.getHourContract',
    path: '/agents/hourly-salary-contract',
  },
  /** Agents directly below the caller, each with the contracts that the caller pays by. */
  listDownlineContracts: {
    ...read,
    name: 'agents.listDownlineContracts',
    path: '/agents/downline-contracts',
  },
  /** Bills of the caller, or of those whom the caller pays; the newest first. */
  listBills: { ...read, name: 'agents.listBills', path: '/agents/bills' },
  /** How the running period of the dividend stands. */
  getDividendInfo: { ...read, name: 'agents.getDividendInfo', path: '/agents/dividend-info' },
  /** Offers a contract, or other terms where one is in force, which stays so until they are accepted. */
  proposeContract: {
    ...act,
    name: 'agents.proposeContract',
    path: '/agents/contracts',
    refusals: [
      'agents.contract_not_allowed',
      'agents.contract_payee_unknown',
      'agents.contract_payee_player',
      'agents.contract_payee_disabled',
      'agents.contract_currency',
      'agents.contract_requested',
      'agents.contract_payer_none',
      'agents.contract_rate_over',
      'agents.contract_threshold_under',
      'agents.contract_group_over',
      'agents.contract_below_promised',
    ],
  },
  withdrawContract: {
    ...act,
    name: 'agents.withdrawContract',
    path: '/agents/contracts/withdraw',
    refusals: ['agents.contract_unknown', 'agents.contract_moved_on'],
  },
  acceptContract: {
    ...act,
    name: 'agents.acceptContract',
    path: '/agents/contracts/accept',
    encrypted: true,
    refusals: [
      'agents.contract_unknown',
      'agents.contract_moved_on',
      'agents.contract_payer_none',
      'agents.contract_rate_over',
      'agents.contract_threshold_under',
      'agents.contract_group_over',
      'agents.contract_below_promised',
      'identity.payment_password_wrong',
      'identity.payment_password_locked',
      'identity.payment_password_unset',
    ],
  },
  denyContract: {
    ...act,
    name: 'agents.denyContract',
    path: '/agents/contracts/deny',
    refusals: ['agents.contract_unknown', 'agents.contract_moved_on'],
  },
  /** Asks to end a contract, or agrees where the other side has asked: both have to want it. */
  endContract: {
    ...act,
    name: 'agents.endContract',
    path: '/agents/contracts/end',
    refusals: ['agents.contract_unknown', 'agents.contract_moved_on', 'agents.contract_promised'],
  },
  /** Takes back the wish to end it, or does not agree to the other side's. */
  keepContract: {
    ...act,
    name: 'agents.keepContract',
    path: '/agents/contracts/keep',
    refusals: ['agents.contract_unknown', 'agents.contract_moved_on'],
  },
} as const satisfies Endpoints<ContractCode>;
