export { DEFAULT_CEILINGS } from './ceilings/ceiling.ts';
export { createCeilingGuard } from './ceilings/ceiling-guard.ts';
export { keepCeilings } from './ceilings/keep-ceilings.ts';
export { keepExposures } from './ceilings/keep-exposures.ts';
export { readCeilings } from './ceilings/read-ceilings.ts';
export { setCeilings } from './ceilings/set-ceilings.ts';
export type { RoundProver } from './console/round-prover.ts';
export { openPast } from './demo/play-past.ts';
export type { InProcessDoor } from './door/in-process-door.ts';
export { registerProviderDoor } from './door/register-provider-door.ts';
export { playFeature } from './feature.ts';
export { listVendorBalances } from './funds/list-vendor-balances.ts';
export { keepHealth } from './health/provider-health.ts';
export { type DecideServices, decideHeldWin } from './held/decide-held-win.ts';
export { executeHeldPayment } from './held/pay-large-win.ts';
export { listHeldWins } from './held/store.ts';
export type { JackpotSource } from './jackpots/jackpot-reader.ts';
export { addProvider } from './keys/add-provider.ts';
export { addProviderKey, type NewKey } from './keys/add-provider-key.ts';
export { listDemoKeys, retireDemoKeys } from './keys/demo-keys.ts';
export { keepProvider } from './keys/keep-provider.ts';
export { executeKeyRetirement, executeNewKey, runsAll } from './keys/propose-keys.ts';
export { PROVIDER_KEYS_PURPOSE } from './keys/provider-directory.ts';
export { retireProviderKey } from './keys/retire-provider-key.ts';
export { setUpProvider } from './keys/set-up-provider.ts';
export { createPlay, type Play } from './play-services.ts';
export { endSeriesSessions, endSessions, endSessionsAbove } from './sessions/store.ts';
export { executeVoid } from './tables/execute-void.ts';
export { askDesk, type HouseSource } from './tables/house-source.ts';
export type { TableSource } from './tables/table-reader.ts';
export {
  type IsAmong,
  listTicketsOf,
  type TeamPosition,
  type TeamTicketRow,
} from './team-tickets/store.ts';
export { createTicketWalk, type WalkTickets } from './team-tickets/walk-tickets.ts';
export { writeNet } from './tickets/describe-ticket.ts';
export { sumOpenStakes } from './tickets/store.ts';
export type { DayTotal } from './totals/day-total.ts';
export {
  listDayTotals,
  listTurnovers,
  listTurnoversOf,
  type MemberTurnover,
  type PeriodTotal,
  type PlayedInPeriod,
  sumPeriodByMember,
  sumPlayed,
  sumTurnovers,
} from './totals/store.ts';
export { maskName } from './winners/win.ts';
