import { writeRate } from '@maneki/contract/agents/contract-rate';
import type { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { parseAmount } from '@maneki/kernel/money';
import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { useFormatter, useTranslations } from 'use-intl';
import { useDayNames } from '#platform/charts/use-day-names.ts';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';

type Info = ResponseOf<typeof agentsEndpoints.getDividendInfo>;
type Live = NonNullable<Info['live']>;

/** What the period would pay if it ended now, and how that comes about, line by line. */
export function DividendLive({ info }: { readonly info: Info }) {
  const t = useTranslations('contracts.dividend');
  const names = useDayNames();
  const { live, next } = info;
  return (
    <Card className="grid gap-4">
      <div>
        <p className="text-muted text-sm">
          {t('period', { from: names.long(info.periodStart), to: names.long(info.periodEnd) })}
        </p>
        {live ? (
          <>
            <Amount amount={plainAmount(live.amount)} size="huge" />
            <p className="text-muted text-sm">
              {live.ratePpm > 0 ? t('rate', { rate: writeRate(live.ratePpm) }) : t('noRate')}
            </p>
          </>
        ) : (
          <p className="pt-1">{t('notYet')}</p>
        )}
      </div>
      {live && <Lines live={live} />}
      {next && <NextTier next={next} />}
    </Card>
  );
}

/** What is added, what is taken off, in the order of the sum. */
const LINES = [
  ['ggr', 1],
  ['rebates', -1],
  ['promotions', -1],
  ['salaries', -1],
  ['depositFee', -1],
  ['vendorFee', -1],
  ['carryIn', 1],
] as const satisfies readonly (readonly [keyof Live, 1 | -1])[];

function Lines({ live }: { readonly live: Live }) {
  const t = useTranslations('contracts.dividend');
  const format = useFormatter();
  const write = (amount: string, sign: 1 | -1) =>
    signedAmount(sign === 1 ? amount : negated(amount)).text;
  return (
    <dl className="grid gap-1.5 border-line border-t pt-3 text-sm">
      {LINES.map(([name, sign]) => (
        <Line key={name} label={t(`lines.${name}`)} text={write(live[name], sign)} />
      ))}
      <div className="flex justify-between gap-4 border-line border-t pt-2 font-bold">
        <dt>{t('lines.base')}</dt>
        <dd className="numerals">{signedAmount(live.base).text}</dd>
      </div>
      <Line label={t('lines.turnover')} text={plainAmount(live.turnover)} />
      <Line label={t('lines.active')} text={format.number(live.activeCount)} />
    </dl>
  );
}

const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

function Line({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="numerals font-semibold">{text}</dd>
    </div>
  );
}

/** What is still missing for the next step; what is reached is not named. */
function NextTier({ next }: { readonly next: NonNullable<Info['next']> }) {
  const t = useTranslations('contracts.dividend');
  const format = useFormatter();
  const isMissing = (amount: string) => (parseAmount(amount) ?? 0n) > 0n;
  const gaps = [
    ...(isMissing(next.net) ? [t('gapNet', { amount: plainAmount(next.net) })] : []),
    ...(isMissing(next.turnover) ? [t('gapTurnover', { amount: plainAmount(next.turnover) })] : []),
    ...(next.active > 0 ? [t('gapActive', { count: next.active })] : []),
  ];
  return (
    <div className="rounded-control bg-raised p-3 text-sm">
      <p className="font-semibold">{t('next', { rate: writeRate(next.ratePpm) })}</p>
      <p className="text-muted">{format.list(gaps)}</p>
    </div>
  );
}
