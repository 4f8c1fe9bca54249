export { CheckInterval } from './components/check-interval.tsx';
export { LimitSheet } from './components/limit-sheet.tsx';
export { RealityCheck } from './components/reality-check.tsx';
