import { PageBar } from '@maneki/ui/page-bar';
import { useTranslations } from 'use-intl';
import type { SiteRoute } from '#app/routes/route-table.ts';
import { useBack } from './use-back.ts';

/** The bar of a page that hides the site's header: the same back rule, the same title. */
export function OwnBar({ route }: { route: SiteRoute }) {
  const t = useTranslations('shell');
  const goBack = useBack(route);
  return (
    <PageBar
      title={t(`titles.${route.title}`)}
      {...(goBack ? { back: { label: t('actions.back'), onPress: goBack } } : {})}
    />
  );
}
