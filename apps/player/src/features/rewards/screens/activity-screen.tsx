import type { Visit } from '@maneki/contract/visit';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { PromotionArticle } from '../promotions/promotion-article.tsx';
import { PromotionList } from '../promotions/promotion-list.tsx';
import { promotionQuery, promotionsQuery } from '../queries.ts';

/** What is on offer stands in the document. */
export const read = (client: QueryClient, { call }: Visit, { searchParams }: URL) => {
  const id = searchParams.get('id');
  return id
    ? client.prefetchQuery(promotionQuery(call, id))
    : client.prefetchQuery(promotionsQuery(call));
};

/** Everything that the merchant offers, or with `?id=` one of it. */
export default function ActivityScreen() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <PromotionArticle key={id} id={id} /> : <PromotionList />;
}
