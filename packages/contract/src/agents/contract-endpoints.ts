import type { Endpoints } from '../endpoint.ts';

/** Whether a contract waits for the caller's answer; asked once after each login. */
export const contractEndpoints = {
  getDailySalaryRequest: {
    name: 'agents.getDailySalaryRequest',
    method: 'GET',
    path: '/agents/daily-salary-request',
    module: 'COMM3',
    access: 'contract',
    refusals: [],
  },
  getDividendRequest: {
    name: 'agents.getDividendRequest',
    method: 'GET',
    path: '/agents/dividend-request',
    module: 'COMM3',
    access: 'contract',
    refusals: [],
  },
  getHourlySalaryRequest: {
    name: 'agents.getHourlySalaryRequest',
    method: 'GET',
    path: '/agents/hourly-salary-request',
    module: 'COMM3',
    access: 'contract',
    refusals: [],
  },
} as const satisfies Endpoints;
