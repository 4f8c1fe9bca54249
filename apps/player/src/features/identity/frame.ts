/** What the frame needs on every page; the rest of the feature comes with the pages that show it. */
export { type AccountSheet, accountSheets } from './account/account-sheets.ts';
export { type Entered, onEntered } from './entered-listeners.ts';
export { identityPages } from './pages.ts';
export { identityKeys, memberQuery } from './queries.ts';
export { alignStoredSession } from './session-alignment.ts';
export { memberHere, nameOf, useMember } from './use-member.ts';

/** Loaded when the first sheet about the account is asked for. */
export const loadAccountSheets = async () => {
  const { AccountSheetHost } = await import('./account/account-sheet-host.tsx');
  return AccountSheetHost;
};
