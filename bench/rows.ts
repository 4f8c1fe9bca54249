import { measureAbuse } from './abuse.ts';
import { measureAgents } from './agents.ts';
import { measureArcade } from './arcade.ts';
import type { Measure } from './bench.ts';
import { measureBetsHttp } from './bets-http.ts';
import { measureBetsSql } from './bets-sql.ts';
import { measureCalls } from './calls.ts';
import { measureCashier } from './cashier.ts';
import { measureChat } from './chat.ts';
import { measureConsole } from './console.ts';
import { measureEvents } from './events.ts';
import { measureFirstView } from './first-view.ts';
import { measureGrowth } from './growth.ts';
import { measureGuestHome } from './guest-home.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLobby } from './lobby.ts';
import { measureLottery } from './lottery.ts';
import { measureMessages } from './messages.ts';
import { measureRewards } from './rewards.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSpins } from './spins.ts';
import { measureTables } from './tables.ts';
import { measureTaps } from './taps.ts';

/** Everything that is measured, by the name under which it can be asked for alone. */
export const rows = {
  'first-view': measureFirstView,
  taps: measureTaps,
  lighthouse: measureLighthouse,
  arcade: measureArcade,
  'guest-home': measureGuestHome,
  lobby: measureLobby,
  scrolling: measureScrolling,
  'bets-sql': measureBetsSql,
  'bets-http': measureBetsHttp,
  calls: measureCalls,
  events: measureEvents,
  rewards: measureRewards,
  messages: measureMessages,
  chat: measureChat,
  abuse: measureAbuse,
  cashier: measureCashier,
  spins: measureSpins,
  tables: measureTables,
  lottery: measureLottery,
  growth: measureGrowth,
  console: measureConsole,
  agents: measureAgents,
} as const satisfies Record<string, Measure>;
