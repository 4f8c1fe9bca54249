export { cashierPages } from './pages.ts';
