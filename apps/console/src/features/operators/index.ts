export { operatorsPages } from './pages.ts';
export { type ProposalSentences, ProposalSentencesContext } from './proposal-sentences.ts';
export { useLeave } from './queries.ts';
export { JoinScreen } from './screens/join-screen.tsx';
export { LoginScreen } from './screens/login-screen.tsx';
