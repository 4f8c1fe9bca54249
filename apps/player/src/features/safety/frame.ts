export { safetyPages } from './pages.ts';
export { verificationPages } from './verification/pages.ts';
