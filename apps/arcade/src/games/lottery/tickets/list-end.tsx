import { useTranslations } from 'use-intl';
import { PlainButton } from '#frame/buttons.tsx';
import { useWords } from '../lottery-hooks.ts';
import type { Pages } from './use-pages.ts';

/** How a list goes on: more of it, its end, nothing at all, or another try. */
export function ListEnd({
  pages,
  empty,
}: {
  pages: Pick<Pages<unknown>, 'list' | 'status' | 'loadMore'>;
  empty: string;
}) {
  const t = useTranslations('arcade');
  const own = useWords();
  const { list, status, loadMore } = pages;
  return (
    <div className="flex flex-col gap-3 pt-4 text-center text-[13px] text-muted" role="status">
      {status === 'loading' && <p className="animate-appear py-3">{t('connecting')}</p>}
      {status === 'failed' && (
        <>
          <p>{t('failed')}</p>
          <PlainButton onClick={loadMore}>{t('retry')}</PlainButton>
        </>
      )}
      {status === 'ready' && <PlainButton onClick={loadMore}>{t('more')}</PlainButton>}
      {status === 'end' && <p className="py-2">{list.length > 0 ? own('tickets.end') : empty}</p>}
    </div>
  );
}
