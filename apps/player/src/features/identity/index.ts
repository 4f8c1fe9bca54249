export { clubOf, FIRST_LEVEL, isNamedByHand } from './account/club-label.ts';
export { EntryButton, EntryLink, EntryState, type EntryWords } from './account/entry-row.tsx';
export { MemberHead } from './account/member-head.tsx';
export { offerPasskey } from './account/offer-passkey.ts';
export { LogoutCard, SettingsEntries } from './account/settings-entries.tsx';
export { SideMenu } from './account/side-menu.tsx';
export { useLeave } from './account/use-logout.ts';
export { afterLogin } from './after-login.ts';
export { TrialEntry } from './components/trial-entry.tsx';
export { useStartTrial } from './components/use-start-trial.ts';
export { loginSettingsQuery } from './form-queries.ts';
export * from './frame.ts';
export { LoginForm } from './login/login-form.tsx';
export { openLogin } from './login-modal.ts';
export { placeAfterLogin, readBack } from './place-after-login.ts';
export { RegisterForm } from './register/register-form.tsx';
export {
  enterSession,
  followSession,
  hearOtherTabs,
  isHere,
  isSessionMissed,
  leaveSession,
  renewMember,
  type SessionNews,
} from './session.ts';
