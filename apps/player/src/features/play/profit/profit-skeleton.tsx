import { Card } from '@maneki/ui/card';
import { Skeleton } from '@maneki/ui/skeleton';

/** The room of the report, before it is there. */
export function ProfitSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Card className="grid gap-4">
        <Skeleton className="h-10 w-48 rounded-pill" />
        {['stake', 'payout', 'rebate', 'promotion', 'turnover', 'deposits'].map((line) => (
          <div key={line} className="flex justify-between">
            <Skeleton className="h-4 w-24 rounded-pill" />
            <Skeleton className="h-4 w-20 rounded-pill" />
          </div>
        ))}
      </Card>
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
