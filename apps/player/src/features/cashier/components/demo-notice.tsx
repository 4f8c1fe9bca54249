import { NoticeBar } from '@maneki/ui/notice-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { channelsQuery } from '../queries.ts';

/** Says on every page of the cashier that no money moves, where the market is a demonstration. */
export function DemoNotice() {
  const t = useTranslations('deposit');
  const { data } = useQuery(channelsQuery);
  return data?.isDemo ? <NoticeBar>{t('demo')}</NoticeBar> : null;
}
