export { askAboutContracts } from './ask-about-contracts.ts';
export { GiftDesk } from './gift/gift-desk.tsx';
export { TeamRains } from './gift/team-rains.tsx';
