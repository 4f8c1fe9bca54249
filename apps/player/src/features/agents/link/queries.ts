import { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';

export type Links = ResponseOf<typeof linkEndpoints.listLinks>;
export type AgentLink = Links['links'][number];

export const linksQuery = queryOptions({
  queryKey: ['agents', 'links'] as const,
  queryFn: () => readValue(call(linkEndpoints.listLinks, {})),
});
