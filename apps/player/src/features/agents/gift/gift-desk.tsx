import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFollow } from '#platform/call/use-follow.ts';
import { GiftHistory } from './gift-history.tsx';
import { giftKeys, giftTermsQuery } from './queries.ts';
import { SendMoneyForm } from './send-money.tsx';
import { SendRainForm } from './send-rain.tsx';
import { maySend, TermsCard } from './terms-card.tsx';

const FOLLOWED = [giftKeys.all];

/** Where an agent sends money or lets it rain: the terms, the form, and what was sent before. */
export function GiftDesk({ of }: { readonly of: 'TRANSFERS' | 'RAINS' }) {
  const t = useTranslations('gifts.terms');
  const shell = useTranslations('shell');
  const { data: terms, isError, isFetching, refetch } = useQuery(giftTermsQuery);
  useFollow('agents.changed', FOLLOWED);
  if (!terms && isError && !isFetching)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('failed')}
        action={{ text: shell('actions.retry'), onPress: () => void refetch() }}
      />
    );
  if (!terms)
    return (
      <div className="grid gap-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-44" />
        <Skeleton className="h-72" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <TermsCard terms={terms} />
      {maySend(terms) &&
        (of === 'TRANSFERS' ? <SendMoneyForm terms={terms} /> : <SendRainForm terms={terms} />)}
      <GiftHistory of={of} />
    </div>
  );
}
