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
  takesSlip,
} from './issue.ts';
export {
  clearIssues,
  endIssue,
  holdIssues,
  holdTaking,
  type IssueMove,
  insertIssues,
  lockDue,
  lockIssue,
  lockIssuesNamed,
  moveIssues,
  putOffIssue,
  replaceResult,
} from './issues/store.ts';
export {
  findIssue,
  hasEarlierDrawn,
  listChanged,
  listDue,
  listIssues,
  listIssuesByNo,
  listIssuesFrom,
  listKnown,
  listLastNumbers,
  listShownIssues,
  listWaiting,
} from './lists/store.ts';
export { type Book, bookOf } from './loads/book.ts';
export {
  addLoads,
  addStake,
  type LineLoad,
  listHeaviest,
  listHeaviestByPlay,
  listLoads,
  sumStakesOf,
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
  coveredPlays,
  loadsOfTickets,
  mostOf,
  type SettledSlip,
  settleTickets,
  type Ticket,
  ticketsOf,
  turnoverOf,
} from './slip.ts';
