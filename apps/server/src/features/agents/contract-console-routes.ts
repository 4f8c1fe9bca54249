import type { contractConsoleEndpoints } from '@maneki/contract/agents/contract-console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { listBills, readBill } from './contracts/bills/read-console.ts';
import { approveDividends, rejectDividends, writeOffBill } from './contracts/bills/review.ts';
import {
  changePeriod,
  endByOperator,
  offerContract,
  readPeriod,
  withdrawOffer,
} from './contracts/company.ts';
import { listContracts, readContract } from './contracts/read-console.ts';
import type { AgentsOutside } from './outside.ts';

/** Translates between the wire and what operators do about contracts and bills. Decides nothing. */
export const contractConsoleHandlers = ({
  database,
  merchants,
}: AgentsOutside): Handlers<typeof contractConsoleEndpoints> => ({
  searchContracts: async ({ merchantCode }, asked) =>
    done(await listContracts(database, merchantCode, asked)),
  readContract: async ({ merchantCode }, { id }) => {
    const found = await readContract(database, merchants.get(merchantCode), id);
    return found ? done(found) : refused({ code: 'agents.contract_unknown', detail: {} });
  },
  offerDailySalary: (call, { terms, ...wish }, tx) =>
    offerContract(tx, merchants, call, { ...wish, kind: 'DAILY_SALARY', terms }),
  offerHourlySalary: (call, { terms, ...wish }, tx) =>
    offerContract(tx, merchants, call, { ...wish, kind: 'HOURLY_SALARY', terms }),
  offerDividend: (call, { terms, ...wish }, tx) =>
    offerContract(tx, merchants, call, { ...wish, kind: 'DIVIDEND', terms }),
  withdrawCompanyContract: (call, wish, tx) => withdrawOffer(tx, call, wish),
  endCompanyContract: (call, wish, tx) => endByOperator(tx, merchants, call, wish),
  searchBills: async ({ merchantCode }, asked) =>
    done(await listBills(database, merchants.get(merchantCode), asked)),
  readBill: async ({ merchantCode }, { id }) => {
    const found = await readBill(database, merchants.get(merchantCode), id);
    return found ? done(found) : refused({ code: 'agents.bill_unknown', detail: {} });
  },
  approveDividends: (call, wish, tx) => approveDividends(tx, { merchants }, call, wish),
  rejectDividends: (call, wish, tx) => rejectDividends(tx, { merchants }, call, wish),
  writeOffBill: (call, wish, tx) => writeOffBill(tx, { merchants }, call, wish),
  readDividendPeriod: async (call) => done(await readPeriod(database, merchants, call)),
  setDividendPeriod: (call, wish, tx) => changePeriod(tx, merchants, call, wish),
});
