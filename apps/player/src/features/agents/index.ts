export { askAboutContracts } from './ask-about-contracts.ts';
export { useHasDividend } from './contract/use-has-dividend.ts';
export { GiftDesk } from './gift/gift-desk.tsx';
export { TeamRains } from './gift/team-rains.tsx';
export { teamCountersQuery } from './home/queries.ts';
