export { safetyPages } from './pages.ts';
