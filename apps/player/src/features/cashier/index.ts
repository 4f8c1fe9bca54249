export { cashierKeys } from './queries.ts';
