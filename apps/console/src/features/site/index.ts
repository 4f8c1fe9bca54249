export { settingsSource } from './find-settings.ts';
export { sitePages } from './pages.ts';
export { PolicySentence } from './policy-sentence.tsx';
