export { rewardsPages } from './pages.ts';
