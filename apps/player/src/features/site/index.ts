import { lazy } from 'react';

export { Footer } from './components/footer.tsx';
export { PreferencePickers } from './components/preference-pickers.tsx';
export { Promises } from './components/promises.tsx';
export { settingsQuery, statusQuery } from './queries.ts';
export { keepStatus } from './status-cache.ts';
export { useSettings, useStatus } from './use-site.ts';

/** Loaded when somebody first asks for service. */
export const ServiceSheet = lazy(async () => {
  const module = await import('./components/service-sheet.tsx');
  return { default: module.ServiceSheet };
});
