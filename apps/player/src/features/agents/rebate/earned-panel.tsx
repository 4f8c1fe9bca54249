import { Card } from '@maneki/ui/card';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { useTranslations } from 'use-intl';
import type { OwnRebates } from './queries.ts';
import { useMoney } from './use-money.ts';

/** What yesterday brought, before everything else. */
export function EarnedPanel({ rebates }: { readonly rebates: OwnRebates }) {
  const t = useTranslations('rebates.own');
  const write = useMoney();
  const day = rebates.days.find((one) => one.day === rebates.yesterday);
  return (
    <>
      <Card>
        <dl className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{t('yesterday')}</dt>
          <dd className="numerals font-bold text-3xl">{write(day?.paid ?? '0')}</dd>
        </dl>
        <dl className="mt-3 grid grid-cols-2 gap-4 border-line border-t pt-3">
          {(['own', 'team'] as const).map((kind) => (
            <div key={kind} className="flex min-w-0 flex-col-reverse">
              <dt className="text-muted text-xs">{t(kind)}</dt>
              <dd className="wrap-anywhere numerals font-semibold">{write(day?.[kind] ?? '0')}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {!rebates.isReady && <NoticeBar>{t('waiting')}</NoticeBar>}
      {rebates.debts.map(({ currency, amount }) => (
        <NoticeBar key={currency} kind="warning">
          {t('debt', { amount: write(amount) })}
        </NoticeBar>
      ))}
    </>
  );
}
