import type { Profit } from '@maneki/contract/play/schemas';
import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';

type ProfitSummaryProps = {
  readonly total: Profit['total'];
  readonly symbol: string | undefined;
};

/** What the period came to, and the sums that it follows from. */
export function ProfitSummary({ total, symbol }: ProfitSummaryProps) {
  const t = useTranslations('profit');
  const { text, tone } = signedAmount(total.profit);
  return (
    <Card className="grid gap-4">
      <div>
        <dl>
          <dt className="text-muted text-sm">{t('result')}</dt>
          <dd>
            <Amount amount={text} tone={tone} size="huge" {...(symbol ? { symbol } : {})} />
          </dd>
        </dl>
        <p className="pt-1 text-faint text-xs">{t('formula')}</p>
      </div>
      <dl className="grid gap-2 border-line border-t pt-3 text-sm">
        <Line label={t('stake')} amount={`−${plainAmount(total.stake)}`} />
        <Line label={t('payout')} amount={`+${plainAmount(total.payout)}`} />
        <Line label={t('rebate')} amount={`+${plainAmount(total.rebate)}`} />
        <Line label={t('promotion')} amount={`+${plainAmount(total.promotion)}`} />
      </dl>
      <div className="border-line border-t pt-3">
        <p className="pb-2 text-faint text-xs">{t('aside')}</p>
        <dl className="grid gap-2 text-muted text-sm">
          <Line label={t('validTurnover')} amount={plainAmount(total.validTurnover)} />
          <Line label={t('deposits')} amount={plainAmount(total.deposits)} />
          <Line label={t('withdrawals')} amount={plainAmount(total.withdrawals)} />
        </dl>
      </div>
    </Card>
  );
}

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      {/* Nothing has no sign. */}
      <dd className="numerals font-semibold">{amount.replace(/^[−+]0\.00$/, '0.00')}</dd>
    </div>
  );
}
