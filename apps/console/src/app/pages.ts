import type { OperatorRight } from '@maneki/contract/operators/rights';
import type { ComponentType } from 'react';
import { AuditScreen, OperatorsScreen, ProposalsScreen, SessionsScreen } from '#features/operators';
import { SettingsScreen } from '#features/site';

/** A page of the console: where it is, who may see it, and what it shows. A new screen is a row here. */
export type ConsolePage = {
  readonly name: 'settings' | 'proposals' | 'operators' | 'audit' | 'sessions';
  readonly right: OperatorRight;
  readonly Screen: ComponentType;
};

export const PAGES: readonly ConsolePage[] = [
  { name: 'settings', right: 'readSettings', Screen: SettingsScreen },
  { name: 'proposals', right: 'readProposals', Screen: ProposalsScreen },
  { name: 'operators', right: 'manageOperators', Screen: OperatorsScreen },
  { name: 'audit', right: 'readAudit', Screen: AuditScreen },
  { name: 'sessions', right: 'self', Screen: SessionsScreen },
];
