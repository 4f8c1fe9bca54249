import type { RequestOf, ResponseOf } from '@maneki/contract/contract';
import { inboxConsoleEndpoints as calls } from '@maneki/contract/messages/inbox-console-endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/call/call.ts';

export type Draft = RequestOf<typeof calls.sendBroadcast>;
export type Broadcast = ResponseOf<typeof calls.readBroadcast>;
export type Template = ResponseOf<typeof calls.listTemplates>['list'][number];

export const broadcastQuery = (id: string) =>
  queryOptions({
    queryKey: [calls.readBroadcast.name, id],
    queryFn: () => call(calls.readBroadcast, { id }),
  });

export const templatesQuery = queryOptions({
  queryKey: [calls.listTemplates.name],
  queryFn: () => call(calls.listTemplates, {}),
});

type Audience = Pick<Draft, 'types' | 'vipMin' | 'vipMax' | 'labels' | 'countries' | 'languages'>;

/** How many members an audience has; lists go into the address as words between commas. */
export const audienceQuery = (audience: Audience) => {
  const { types, vipMin, vipMax, labels, countries, languages } = audience;
  const written = Object.entries({ types, labels, countries, languages })
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, list.join(',')] as const);
  const asked = {
    ...Object.fromEntries(written),
    ...(vipMin !== null && { vipMin }),
    ...(vipMax !== null && { vipMax }),
  };
  return queryOptions({
    queryKey: [calls.countAudience.name, asked],
    queryFn: () => call(calls.countAudience, asked),
    placeholderData: (before: { readonly count: number } | undefined) => before,
    retry: false,
  });
};

/** Has everything read anew that an act may show in. */
export function useInboxChanged() {
  const client = useQueryClient();
  return () => {
    for (const { name } of Object.values(calls)) client.invalidateQueries({ queryKey: [name] });
  };
}
