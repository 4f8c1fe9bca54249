import { useFormatter } from 'use-intl';

/** A moment, in the operator's own time. */
export function When({ at }: { readonly at: string | null }) {
  const format = useFormatter();
  if (at === null) return '–';
  return (
    <time dateTime={at}>
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  );
}
