import { killAgentsRebates } from './agents-rebates-killed.ts';
import { killSalaries } from './agents-salaries-killed.ts';
import { killCashier } from './cashier-killed.ts';
import { killChat } from './chat-killed.ts';
import { moveClock } from './clock.ts';
import type { Fault } from './fault.ts';
import { killHouse } from './house-killed.ts';
import { killJobs } from './job-killed.ts';
import { killApp } from './kill-app.ts';
import { killPostgres } from './kill-postgres.ts';
import { killLotteries } from './lottery-killed.ts';
import { betInParallel } from './parallel-bets.ts';
import { plantFaults } from './planted.ts';
import { checkProviders } from './providers.ts';
import { killRewards } from './rewards-killed.ts';
import { killTables } from './tables-killed.ts';

/** Everything that is broken on purpose, by the name under which it can be asked for; what waits longest first. */
export const rows = {
  'lottery-killed': killLotteries,
  'tables-killed': killTables,
  'house-killed': killHouse,
  'cashier-killed': killCashier,
  'rewards-killed': killRewards,
  'agents-rebates-killed': killAgentsRebates,
  'agents-salaries-killed': killSalaries,
  'chat-killed': killChat,
  'parallel-bets': betInParallel,
  clock: moveClock,
  planted: plantFaults,
  'job-killed': killJobs,
  'kill-app': killApp,
  'kill-postgres': killPostgres,
  providers: checkProviders,
} as const satisfies Record<string, Fault>;
