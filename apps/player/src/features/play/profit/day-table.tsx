import type { Profit } from '@maneki/contract/play/schemas';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useDayNames } from '#platform/charts/use-day-names.ts';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';

/** The numbers behind the bars, the newest day first; each day leads to its own report. */
export function DayTable({ days }: { readonly days: Profit['days'] }) {
  const t = useTranslations('profit');
  const names = useDayNames();
  return (
    <table className="numerals w-full border-collapse text-xs">
      <caption className="sr-only">{t('byDay')}</caption>
      <thead>
        <tr className="text-faint [&>th]:py-2 [&>th]:text-right [&>th]:font-normal">
          <th scope="col" className="!text-left">
            {t('day')}
          </th>
          <th scope="col" className="max-[359px]:hidden">
            {t('stake')}
          </th>
          <th scope="col" className="max-[359px]:hidden">
            {t('payout')}
          </th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, stake, payout, profit }) => {
          const result = signedAmount(profit);
          return (
            <tr
              key={day}
              className="border-line border-t [&>td]:py-0 [&>td]:pl-2 [&>td]:text-right"
            >
              <th scope="row" className="text-left font-normal">
                <Link
                  href={`/m/profitandloss?from=${day}&to=${day}`}
                  className="inline-flex min-h-11 items-center whitespace-nowrap underline decoration-line underline-offset-4"
                  aria-label={t('showDay', { day: names.long(day) })}
                >
                  {names.long(day)}
                </Link>
              </th>
              <td className="max-[359px]:hidden">{plainAmount(stake)}</td>
              <td className="max-[359px]:hidden">{plainAmount(payout)}</td>
              <td className={`font-semibold ${result.tone === 'gain' ? 'text-success-text' : ''}`}>
                {result.text}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
