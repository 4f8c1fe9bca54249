import type { ContractKind } from '@maneki/contract/agents/contract';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFollow } from '#platform/call/use-follow.ts';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { useTrouble } from '../team/use-trouble.tsx';
import { BillList } from './bill-list.tsx';
import { DownlineContracts } from './downline-contracts.tsx';
import { OwnContractCards } from './own-contract.tsx';
import { contractKeys, ownContractQuery } from './queries.ts';

const FOLLOWED = [contractKeys.all] as const;

/** A kind of contract: what the agent has, what they give, and what came of both. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const query = useQuery(ownContractQuery(kind));
  const trouble = useTrouble(query);
  useFollow('agents.changed', FOLLOWED);
  if (trouble) return trouble;
  const { data: own } = query;
  if (!own)
    return (
      <div aria-busy="true" className="grid gap-4 p-4">
        <Skeleton className="h-56" />
        <Skeleton className="h-40" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-3 pb-8">
      <DemoNote />
      <OwnContractCards own={own} />
      <DownlineContracts kind={kind} mayOffer={own.mayOffer} />
      <BillList kind={kind} />
    </div>
  );
}
