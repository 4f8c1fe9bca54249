import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { msUntilChange } from '#platform/rain/until-change.ts';

export type {
  GiftTerms,
  GiftView,
  RainsView,
  RecipientView,
} from '@maneki/contract/agents/gift-schemas';

/** The keys under which answers are kept; what is sent or taken makes all of them stale at once. */
export const giftKeys = { all: ['agents', 'gifts'] as const };

/** How much may be sent now, and what stands in the way. */
export const giftTermsQuery = queryOptions({
  queryKey: [...giftKeys.all, 'terms'] as const,
  queryFn: () => readValue(call(giftEndpoints.getGiftTerms, {})),
  staleTime: 0,
});

/** Whom the caller may send to, by the beginning of their names. */
export const recipientsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...giftKeys.all, 'recipients', search] as const,
    queryFn: ({ pageParam: cursor }) =>
      readValue(
        call(giftEndpoints.searchRecipients, { search, ...(cursor !== undefined && { cursor }) }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

/** What the caller has sent, the latest first. */
export const giftsQuery = (of: 'TRANSFERS' | 'RAINS') =>
  infiniteQueryOptions({
    queryKey: [...giftKeys.all, 'sent', of] as const,
    queryFn: ({ pageParam: cursor }) =>
      readValue(call(giftEndpoints.listGifts, { of, ...(cursor !== undefined && { cursor }) })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

export const giftQuery = (id: string) =>
  queryOptions({
    queryKey: [...giftKeys.all, 'gift', id] as const,
    queryFn: () => readValue(call(giftEndpoints.getGift, { id })),
    staleTime: 0,
  });

/** Lucky rains of those above, and what the caller took of late. */
export const teamRainsQuery = queryOptions({
  queryKey: [...giftKeys.all, 'rains'] as const,
  queryFn: () => readValue(call(giftEndpoints.listRains, {})),
  staleTime: 0,
  refetchInterval: ({ state }) => {
    const rains = state.data?.rains ?? [];
    const moments = rains.map(({ isOpen, startsAt, endsAt }) => (isOpen ? endsAt : startsAt));
    return msUntilChange(moments, Date.now());
  },
});
