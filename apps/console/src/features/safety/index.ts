export { verificationPages } from './pages.ts';
