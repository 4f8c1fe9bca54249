import { Skeleton } from '@maneki/ui/skeleton';

/** Fields to come, as high as they will be. */
export function FieldSkeletons({
  count,
  hasHints = false,
}: {
  readonly count: number;
  readonly hasHints?: boolean;
}) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <span key={index} aria-hidden="true" className="grid gap-2">
      <Skeleton className="h-4 w-24 rounded-pill" />
      <Skeleton className="h-13 rounded-field" />
      {hasHints && <Skeleton className="h-3 w-40 rounded-pill" />}
    </span>
  ));
}
