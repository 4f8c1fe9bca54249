export { runDuties } from './run-duties.ts';
