import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const operatorsPages: readonly ConsolePage[] = [
  {
    name: 'proposals',
    group: 'money',
    right: 'readProposals',
    Screen: loadScreen(() => import('./screens/proposals-screen.tsx'), 'ProposalsScreen'),
  },
  {
    name: 'operators',
    group: 'system',
    right: 'manageOperators',
    Screen: loadScreen(() => import('./screens/operators-screen.tsx'), 'OperatorsScreen'),
  },
  {
    name: 'audit',
    group: 'system',
    right: 'readAudit',
    Screen: loadScreen(() => import('./screens/audit-screen.tsx'), 'AuditScreen'),
  },
  {
    name: 'jobs',
    group: 'system',
    right: 'readSystem',
    isOfPlatform: true,
    Screen: loadScreen(() => import('./screens/jobs-screen.tsx'), 'JobsScreen'),
  },
  {
    name: 'events',
    group: 'system',
    right: 'readSystem',
    isOfPlatform: true,
    Screen: loadScreen(() => import('./screens/events-screen.tsx'), 'EventsScreen'),
  },
  {
    name: 'sessions',
    group: 'system',
    right: 'self',
    Screen: loadScreen(() => import('./screens/sessions-screen.tsx'), 'SessionsScreen'),
  },
];
