import { Card } from '@maneki/ui/card';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { useTranslations } from 'use-intl';
import { addAmounts } from './add-amounts.ts';
import type { OwnRebates } from './queries.ts';
import { useMoney } from './use-money.ts';

/** Where nothing is known yet. */
const UNKNOWN = '–';

/** What yesterday brought, before everything else, and what all the days below come to. */
export function EarnedPanel({ rebates }: { readonly rebates: OwnRebates }) {
  const t = useTranslations('rebates.own');
  const write = useMoney();
  const { days, debts, isReady, yesterday } = rebates;
  const day = days.find((one) => one.day === yesterday);
  const writeDay = (amount: string) => (day || isReady ? write(amount) : UNKNOWN);
  const figures = [
    [t('own'), writeDay(day?.own ?? '0')],
    [t('team'), writeDay(day?.team ?? '0')],
    [t('days'), write(addAmounts(days.flatMap(({ own, team }) => [own, team])))],
  ] as const;
  return (
    <>
      <Card>
        <dl className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{t('yesterday')}</dt>
          <dd className="wrap-anywhere numerals font-bold text-3xl">
            {writeDay(addAmounts(day ? [day.own, day.team] : []))}
          </dd>
        </dl>
        <dl className="mt-3 grid grid-cols-3 gap-3 border-line border-t pt-3 max-[359px]:grid-cols-2">
          {figures.map(([label, figure]) => (
            <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="wrap-anywhere numerals font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {!isReady && <NoticeBar>{t('waiting')}</NoticeBar>}
      {day?.state === 'HELD' && <NoticeBar kind="warning">{t('heldText')}</NoticeBar>}
      {debts.map(({ currency, amount }) => (
        <NoticeBar key={currency} kind="warning">
          {t('debt', { amount: write(amount) })}
        </NoticeBar>
      ))}
    </>
  );
}
