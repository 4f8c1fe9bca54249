import { type ConsolePage, loadScreen } from '#platform/console-page.ts';

export const contractPages: readonly ConsolePage[] = [
  {
    name: 'agentContracts',
    group: 'members',
    right: 'readAgents',
    Screen: loadScreen(() => import('../screens/contracts-screen.tsx'), 'ContractsScreen'),
  },
  {
    name: 'agentBills',
    group: 'money',
    right: 'readAgents',
    Screen: loadScreen(() => import('../screens/bills-screen.tsx'), 'BillsScreen'),
  },
];
