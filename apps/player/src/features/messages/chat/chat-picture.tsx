import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { pictureQuery } from './queries.ts';

/** A picture that was sent to support; only whoever sent it and operators can read it. */
export function ChatPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const { data } = useQuery(pictureQuery(id));
  if (!data) return <Skeleton className="size-32" />;
  return (
    <img
      src={`data:image/webp;base64,${data.data}`}
      alt={name}
      className="max-h-56 max-w-[70%] rounded-card object-contain"
    />
  );
}
