export { sitePages } from './pages.ts';
