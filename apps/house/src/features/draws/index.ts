export {
  type Chase,
  type ChaseStatus,
  findChase,
  insertChase,
  listChases,
  listLeft,
  lockChases,
  moveChase,
} from './chases/store.ts';
export {
  dueAt,
  type Issue,
  type IssueName,
  type IssueTotal,
  type PlannedIssue,
  standingOf,
  takesBets,
} from './issue.ts';
export {
  addLoads,
  addStake,
  deleteLoadsBefore,
  type LineLoad,
  listLoads,
  sumStakes,
  takeLoads,
  takeStake,
} from './loads/store.ts';
export { calendarOf, fastNoOf, planIssues } from './plan-issues.ts';
export { dayOf, drawIssue, holdSeeds, revealDraws } from './seeds/hold-seeds.ts';
export { listSeeds, revealSeedsBefore } from './seeds/store.ts';
export {
  addDayOff,
  endRestrictions,
  findLottery,
  insertRestrictions,
  keepLotteries,
  type LotterySetting,
  listDaysOff,
  listLotteries,
  listRestrictions,
  type Restriction,
  removeDayOff,
  setLottery,
} from './settings/store.ts';
export {
  loadsOfTickets,
  mostOf,
  type SettledSlip,
  settleTickets,
  type Ticket,
  ticketsOf,
  turnoversOf,
} from './slip.ts';
export {
  endIssue,
  findIssue,
  findIssueNamed,
  hasEarlierDrawn,
  holdIssues,
  type IssueMove,
  insertIssues,
  listChanged,
  listDue,
  listIssues,
  listIssuesByNo,
  listKnown,
  listShownIssues,
  lockDue,
  lockIssue,
  moveIssues,
  replaceResult,
} from './store.ts';
