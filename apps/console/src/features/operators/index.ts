export { useLeave } from './queries.ts';
export { AuditScreen } from './screens/audit-screen.tsx';
export { JoinScreen } from './screens/join-screen.tsx';
export { LoginScreen } from './screens/login-screen.tsx';
export { OperatorsScreen } from './screens/operators-screen.tsx';
export { ProposalsScreen } from './screens/proposals-screen.tsx';
export { SessionsScreen } from './screens/sessions-screen.tsx';
