import type { Sitting } from '@maneki/contract/safety/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sittingQuery } from './queries.ts';

const MINUTE_MS = 60_000;

/** How long somebody has been here once they are to be reminded of it; undefined before. */
export function useCheckDue(): { readonly minutes: number | undefined } {
  const { data, dataUpdatedAt } = useQuery(sittingQuery);
  const [dueFor, setDueFor] = useState<string>();
  useEffect(() => {
    if (!data) return undefined;
    const timer = setTimeout(() => setDueFor(data.dueAt), leftMs(data, dataUpdatedAt));
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt]);
  if (!data || dueFor !== data.dueAt) return { minutes: undefined };
  const sinceMs = Date.parse(data.dueAt) - Date.parse(data.startedAt);
  return { minutes: Math.floor(sinceMs / MINUTE_MS) };
}

/** By the server's clock: the device's own may be wrong, but not in how fast it runs. */
const leftMs = ({ dueAt, now }: Sitting, readAt: number): number =>
  Math.max(0, Date.parse(dueAt) - Date.parse(now) - (Date.now() - readAt));
