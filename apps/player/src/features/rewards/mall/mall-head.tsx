import { fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { ButtonLink } from '@maneki/ui/button';
import { TreasurePanel } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useMoney } from '../use-money.ts';
import { ORDERS_PAGE, POINTS_PAGE } from './addresses.ts';
import { pointsQuery } from './queries.ts';

const RU_PER_POINT = 10;
const DAY = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** What a member has in points, what of it expires, and where it came from and went. */
export function MallHead({ hasWays = true }: { readonly hasWays?: boolean }) {
  const t = useTranslations('mall');
  const format = useFormatter();
  const worth = useMoney();
  const { currency } = useViewer();
  const { data } = useQuery(pointsQuery);
  return (
    <TreasurePanel className="grid gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill fill-gold">
          <Icon name="star" className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm opacity-80">{t('balance')}</p>
          <p className="numerals font-bold text-3xl leading-tight">
            {data ? format.number(data.balance) : '–'}
          </p>
        </div>
      </div>
      {data && data.expiring > 0 && (
        <p className="flex items-center gap-1.5 text-sm">
          <Icon name="clock" className="size-4" />
          {t('expiring', {
            points: data.expiring,
            day: format.dateTime(new Date(`${data.expiresOn}T00:00:00Z`), DAY),
          })}
        </p>
      )}
      <p className="text-xs opacity-80">
        {t('earn', { amount: worth(writeAmount(fromReferenceUnits(RU_PER_POINT, currency))) })}
      </p>
      {hasWays && (
        <div className="flex gap-2 *:flex-1">
          <ButtonLink kind="quiet" size="small" icon="history" href={POINTS_PAGE}>
            {t('toHistory')}
          </ButtonLink>
          <ButtonLink kind="quiet" size="small" icon="inbox" href={ORDERS_PAGE}>
            {t('toOrders')}
          </ButtonLink>
        </div>
      )}
    </TreasurePanel>
  );
}
