export { contentPages } from './pages.ts';
