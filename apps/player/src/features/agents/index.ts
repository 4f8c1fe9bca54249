export { askAboutContracts } from './ask-about-contracts.ts';
