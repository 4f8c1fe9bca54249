import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from '#app/app.tsx';
import { pageNonce } from '#platform/page-nonce.ts';

// Schemas would write functions for themselves, which the page's policy forbids. They ask when they are made, and
// all of them are in screens, which are loaded after this.
config({ jitless: true });

// Dialogs write a style of their own while they are open, and look for the page's nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

createRoot(document.querySelector('#root')!).render(<App />);
