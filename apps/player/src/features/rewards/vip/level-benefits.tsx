import { vipLabel } from '@maneki/contract/rewards/vip';
import { Card } from '@maneki/ui/card';
import { Chips } from '@maneki/ui/chips';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Vip, VipLevel } from './queries.ts';
import { useWrite } from './use-write.ts';

const RATE = { style: 'percent', minimumFractionDigits: 2 } as const;
const REBATES = ['slots', 'fish', 'live', 'sports', 'pvp'] as const;

/** Every level, one at a time: a table of eleven columns would not be read on a phone. */
export function LevelBenefits({ vip }: { readonly vip: Vip }) {
  const t = useTranslations('vip');
  const [chosen, choose] = useState(String(Math.min(vip.level + 1, vip.levels.length - 1)));
  const level = vip.levels[Number(chosen)]!;
  return (
    <section aria-labelledby="vip-levels" className="grid min-w-0 gap-3">
      <SectionHeading id="vip-levels" title={t('levels.title')} />
      <Chips
        label={t('levels.choose')}
        options={vip.levels.map((one) => ({ value: String(one.level), text: vipLabel(one.level) }))}
        value={chosen}
        onValue={choose}
      />
      {level.level === vip.level && <p className="text-gold-text text-sm">{t('levels.isYours')}</p>}
      <Asked level={level} />
      <Given level={level} />
      <Rebates level={level} />
    </section>
  );
}

type LevelProps = { readonly level: VipLevel };

function Asked({ level }: LevelProps) {
  const t = useTranslations('vip.levels');
  const write = useWrite();
  return (
    <Rows
      title={t('asks')}
      rows={
        level.level === 0
          ? []
          : [
              [t('turnover'), write(level.turnover)],
              [t('deposit'), write(level.deposit)],
              [t('keep'), write(level.keep)],
            ]
      }
      empty={t('nothing')}
    />
  );
}

function Given({ level }: LevelProps) {
  const t = useTranslations('vip.levels');
  const write = useWrite();
  const bonus = (amount: string) => (amount === '0' ? '–' : write(amount));
  return (
    <Rows
      title={t('gives')}
      rows={[
        [t('levelUp'), bonus(level.levelUp)],
        [t('monthly'), bonus(level.monthly)],
        [t('birthday'), bonus(level.birthday)],
        [t('freeWithdrawals'), String(level.freeWithdrawals)],
        [t('dayMax'), write(level.dayMax)],
      ]}
    />
  );
}

function Rebates({ level }: LevelProps) {
  const t = useTranslations('vip.rebates');
  const format = useFormatter();
  return (
    <Rows
      title={t('title')}
      text={t('text')}
      rows={REBATES.map((name) => [t(name), format.number(level.rebates[name] / 1_000_000, RATE)])}
    />
  );
}

type RowsProps = {
  readonly title: string;
  readonly text?: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly empty?: string;
};

function Rows({ title, text, rows, empty }: RowsProps) {
  return (
    <Card className="grid gap-2.5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {text && <p className="text-muted text-xs leading-relaxed">{text}</p>}
      {rows.length === 0 && <p className="text-muted text-sm">{empty}</p>}
      <dl className="grid gap-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="numerals ml-auto text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
