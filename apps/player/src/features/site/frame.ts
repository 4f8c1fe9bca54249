/** What the frame needs on every page; the rest of the feature comes with the pages that show it. */
export { ServiceSheet } from './components/service-sheet.tsx';
export { sitePages } from './pages.ts';
export { settingsQuery, statusQuery } from './queries.ts';
export { keepStatus } from './status-cache.ts';
export { useSettings, useStatus } from './use-site.ts';
