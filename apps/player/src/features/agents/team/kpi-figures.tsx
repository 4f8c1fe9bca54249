import type { TeamFigures, TeamKpi } from '@maneki/contract/agents/team-schemas';
import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { useFormatter, useTranslations } from 'use-intl';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { Figure } from './figure.tsx';

/** What a team came to: what members won first, then what it is made of, then people. */
export function KpiSummary({ kpi, symbol }: { readonly kpi: TeamKpi; readonly symbol: string }) {
  const t = useTranslations('team.overview');
  const format = useFormatter();
  const { footer } = kpi;
  const { text, tone } = signedAmount(footer.net);
  return (
    <Card className="grid gap-4">
      <dl>
        <dt className="text-muted text-sm">{t('net')}</dt>
        <dd>
          <Amount amount={text} tone={tone} size="huge" symbol={symbol} />
        </dd>
        <dd className="pt-1 text-faint text-xs">{t('formula')}</dd>
      </dl>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-3 border-line border-t pt-3 max-[359px]:grid-cols-2">
        <MoneyFigures figures={footer} />
      </dl>
      <dl className="grid grid-cols-4 gap-x-3 gap-y-3 border-line border-t pt-3 max-[359px]:grid-cols-2">
        <Figure label={t('here')} text={format.number(footer.teamLoginMemberCount)} />
        <Figure label={t('played')} text={format.number(footer.teamBetMemberCount)} />
        <Figure label={t('joined')} text={format.number(footer.teamRegisterMemberCount)} />
        <Figure label={t('firstDeposits')} text={format.number(footer.firstDepositCount)} />
      </dl>
    </Card>
  );
}

const MONEY = [
  'validTurnover',
  'turnover',
  'payout',
  'deposit',
  'withdrawal',
  'rebate',
  'promotion',
  'salary',
  'dividend',
] as const satisfies readonly (keyof TeamFigures)[];

/** Everything that has an amount, each under its name. */
export function MoneyFigures({ figures }: { readonly figures: TeamFigures }) {
  const t = useTranslations('team.figures');
  return MONEY.map((name) => (
    <Figure key={name} label={t(name)} text={plainAmount(figures[name])} />
  ));
}
