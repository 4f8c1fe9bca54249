export { AwayCard } from './components/away-card.tsx';
export { CheckInterval } from './components/check-interval.tsx';
export { LimitSheet } from './components/limit-sheet.tsx';
export { RealityCheck } from './components/reality-check.tsx';
export { limitsQuery } from './queries.ts';
