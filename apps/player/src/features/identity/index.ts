export { accountSheets } from './account/account-sheets.ts';
export { EntryButton, EntryLink } from './account/entry-row.tsx';
export { MemberCard, MemberEntries } from './account/member-card.tsx';
export { offerPasskey } from './account/offer-passkey.ts';
export { LogoutCard, SettingsEntries } from './account/settings-entries.tsx';
export { SideMenu } from './account/side-menu.tsx';
export { afterLogin } from './after-login.ts';
export { TrialEntry } from './components/trial-entry.tsx';
export { type Entered, onEntered } from './entered-listeners.ts';
export { loginSettingsQuery } from './form-queries.ts';
export { LoginForm } from './login/login-form.tsx';
export { openLogin } from './login-modal.ts';
export { placeAfterLogin, readBack } from './place-after-login.ts';
export { memberQuery } from './queries.ts';
export { RegisterForm } from './register/register-form.tsx';
export {
  enterSession,
  followSession,
  hearOtherTabs,
  isHere,
  isSessionMissed,
  leaveSession,
  type SessionNews,
} from './session.ts';
export { alignStoredSession } from './session-alignment.ts';
export { memberHere, nameOf, useMember } from './use-member.ts';

/** Loaded when the first sheet about the account is asked for. */
export const loadAccountSheets = async () => {
  const { AccountSheetHost } = await import('./account/account-sheet-host.tsx');
  return AccountSheetHost;
};
