export { messagesPages } from './pages.ts';
