import type { SiteStatus } from '@maneki/contract/site/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { settingsQuery, statusQuery } from './queries.ts';

/**
 * The status that the page was rendered with, refreshed behind it. Where the visitor is follows later and is
 * asked for apart: nothing else need be drawn again because of it.
 */
export const useStatus = () =>
  useSuspenseQuery({ ...statusQuery(call), select: withoutWhereabouts }).data;

/** Where the site sees its visitor. */
export const useWhereabouts = () =>
  useSuspenseQuery({ ...statusQuery(call), select: ({ location }) => location }).data;

const withoutWhereabouts = ({ location: _, ...status }: SiteStatus) => status;

export const useSettings = () => useSuspenseQuery(settingsQuery(call)).data;
