import type { Flag, Flags } from '@maneki/contract/flags';
import type { IconName } from '@maneki/ui/icon';

type AgentEntry = {
  /** Key of its name in the agent's `entries`. */
  readonly name:
    | 'overview'
    | 'members'
    | 'pnl'
    | 'betting'
    | 'record'
    | 'gifts'
    | 'rebate'
    | 'teamRebate'
    | 'security'
    | 'mail';
  readonly flag: Flag;
  readonly href: string;
  readonly icon: IconName;
};

const ENTRIES: readonly AgentEntry[] = [
  { name: 'overview', flag: 'AGEPAG', href: '/m/agent/team/overview', icon: 'chart' },
  { name: 'members', flag: 'DOWNMAN', href: '/m/member/team', icon: 'users' },
  { name: 'pnl', flag: 'AGETEAMPNL3', href: '/m/agent/team/pnl', icon: 'exchange' },
  { name: 'betting', flag: 'TEAMBETTING3', href: '/m/teamBetting', icon: 'ticket' },
  { name: 'record', flag: 'TRANSREC3', href: '/m/transaction/record?types=A', icon: 'history' },
  { name: 'gifts', flag: 'AGENTRANSMULTDOWN3', href: '/m/redRain', icon: 'gift' },
  { name: 'rebate', flag: 'GAMSER', href: '/m/member/agent/agentRebeat', icon: 'banknote' },
  { name: 'teamRebate', flag: 'AGEREBINC3', href: '/m/member/teamRebate', icon: 'star' },
  { name: 'security', flag: 'SECPRIV', href: '/m/securityCenter', icon: 'shield' },
  { name: 'mail', flag: 'MAILCEN', href: '/m/webEmail', icon: 'mail' },
];

/** Where the agent's page leads on this merchant's site. */
export const listAgentEntries = (flags: Flags): readonly AgentEntry[] =>
  ENTRIES.filter(({ flag }) => flags[flag]);
