export { verificationPages } from './verification/pages.ts';
