export { askAboutContracts } from './ask-about-contracts.ts';
export { useHasDividend } from './contract/use-has-dividend.ts';
export { teamCountersQuery } from './home/queries.ts';
