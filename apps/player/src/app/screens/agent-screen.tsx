import { Card } from '@maneki/ui/card';
import { Skeleton } from '@maneki/ui/skeleton';
import { useHasDividend } from '#features/agents';
import { useMember } from '#features/identity';
import { BalanceOverview } from '#features/wallet';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { AgentBar } from '../agent/agent-bar.tsx';
import { AgentContracts } from '../agent/agent-contracts.tsx';
import { AgentGrid } from '../agent/agent-grid.tsx';
import { AgentHead } from '../agent/agent-head.tsx';
import { TeamCounters } from '../agent/team-counters.tsx';
import { MoneyActions } from '../member/money-actions.tsx';

/** The agent's desk: their money, their team today, and every tool that the merchant gives them. */
export default function AgentScreen() {
  const hasDividend = useHasDividend();
  // Nobody, for the moment between a logout and the page that follows it.
  if (!useMember()) return <Skeleton className="m-4 h-80" />;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 p-4 pb-[calc(4.5rem+env(safe-area-inset-bottom))]">
        <AgentHead />
        <Card className="grid gap-4">
          <BalanceOverview place="card" />
          <MoneyActions markClass={(isMain) => (isMain ? 'fill-primary' : 'bg-raised text-text')} />
        </Card>
        <DemoNote />
        <TeamCounters />
        <AgentGrid />
        <AgentContracts />
      </div>
      <AgentBar hasDividend={hasDividend} />
    </>
  );
}
