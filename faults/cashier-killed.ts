import { NOT_INSTALLED, openMoneyServer } from '../bench/money-server.ts';
import { killCallbacks } from './callbacks-killed.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { killPayouts } from './payouts-killed.ts';

/** Whoever credits deposits, or drives payouts on, is killed in the middle of it. */
export async function killCashier(run: FaultRun): Promise<FaultReport> {
  const server = await openMoneyServer(run);
  if (!server) return { did: '', wrong: [], skipped: NOT_INSTALLED };
  // Most of it is waiting until a process has started: the two can wait together.
  const reports = await Promise.all([killCallbacks(run, server), killPayouts(run, server)]);
  return {
    did: reports.map(({ did }) => did).join('; '),
    wrong: reports.flatMap(({ wrong }) => wrong),
  };
}
