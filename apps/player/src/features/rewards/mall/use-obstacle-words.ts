import type { GoodView } from '@maneki/contract/rewards/mall-schemas';
import { useTranslations } from 'use-intl';
import { useRecordTimes } from '#platform/records/use-record-times.ts';

/** Says why an article cannot be had now; undefined where it can. */
export function useObstacleWords(): (good: GoodView) => string | undefined {
  const t = useTranslations('mall.obstacles');
  const times = useRecordTimes();
  return ({ obstacle, saleFrom, vipMin }) => {
    if (!obstacle) return undefined;
    const day = saleFrom ? times.moment(saleFrom) : '';
    return t(obstacle, { day, level: String(vipMin) });
  };
}
