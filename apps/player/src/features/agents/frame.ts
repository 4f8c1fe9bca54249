export { agentsPages } from './pages.ts';
