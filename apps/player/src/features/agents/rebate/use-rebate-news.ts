import { useFollow } from '#platform/call/use-follow.ts';
import { rebateKeys } from './queries.ts';

const FOLLOWED = [rebateKeys.all];

/** Lets a page follow what is paid and changed while it is open. */
export const useRebateNews = (): void => useFollow('agents.changed', FOLLOWED);
