import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';

/** Stands where a page will, from the tap on its link until its code has come. */
export function PageSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 p-4">
      <Skeleton className="h-36" />
      <SkeletonText lines={4} />
      <Skeleton className="h-13 rounded-field" />
      <Skeleton className="h-13 rounded-field" />
    </div>
  );
}
