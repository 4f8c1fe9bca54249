import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton, SkeletonText } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { helpQuery } from '../queries.ts';
import { HelpArticle } from './help-article.tsx';
import { findChosen } from './help-choice.ts';
import { HelpMenu } from './help-menu.tsx';

/** The help centre: its titles on the left, and beside them the one that the address names. */
export function HelpPage() {
  const [address] = useSearchParams();
  const { data: articles, isPending, refetch } = useQuery(helpQuery(call));
  if (isPending) return <HelpSkeleton />;
  if (!articles || articles.length === 0)
    return <Nothing hasFailed={!articles} onRetry={() => refetch()} />;
  const chosen = findChosen(articles, address);
  return (
    <div className="flex flex-1">
      <HelpMenu articles={articles} chosen={chosen} />
      <HelpArticle articles={articles} chosen={chosen} />
    </div>
  );
}

function Nothing(props: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const t = useTranslations('content.help');
  const shell = useTranslations('shell.actions');
  if (!props.hasFailed)
    return <ListMessage icon="help" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ListMessage
      icon="circle-alert"
      title={t('failed')}
      text={t('failedText')}
      action={{ text: shell('retry'), onPress: props.onRetry }}
    />
  );
}

const HelpSkeleton = () => (
  <div className="flex">
    <div className="grid w-[30%] max-w-36 content-start gap-6 p-3">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-4 rounded-pill" />
      ))}
    </div>
    <div className="grid flex-1 gap-5 p-4">
      <Skeleton className="h-7 w-4/5 rounded-pill" />
      <SkeletonText lines={5} />
      <SkeletonText lines={4} />
    </div>
  </div>
);
