import { DICE, RETURN, ROLLS, WINNING } from '@maneki/games/dice/dice';
import { useTranslations } from 'use-intl';
import { readAmount } from '#frame/money.ts';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { betOn, FIRST_BET, writeBet, writeHundredths } from './choose-bet.ts';
import { usePlayState } from './dice-hooks.ts';

/** Everything that decides about money: which numbers win, what they pay, and the return. */
export function DiceRulesPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('arcadeDice.rules');
  const money = useMoney();
  const winMax = usePlayState(({ game }) => game.winMax);
  const percent = `${writeHundredths(RETURN)} %`;
  const figures = [
    [t('return'), percent],
    [t('numbers'), `0.00–${writeHundredths(ROLLS - 1)}`],
    [t('largest'), `×${Number(writeBet(betOn('UNDER', WINNING.min)).multiplier)}`],
  ] as const;
  const example = writeBet(FIRST_BET);
  return (
    <Panel title={t('title')} onClose={onClose}>
      <dl className="mb-5 grid grid-cols-[auto_auto_auto] gap-1.5">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse rounded-card bg-raised px-2 py-2">
            <dt className="text-[11px] text-muted leading-snug">{label}</dt>
            <dd className="figures whitespace-nowrap font-bold text-[14px] text-accent leading-snug">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-col gap-3 text-[14px]">
        <li>{t('equal')}</li>
        <li>{t('wins')}</li>
        <li>
          {t('pays')}
          <span className="figures my-2 block rounded-card bg-raised px-3 py-2 text-center font-semibold">
            {t('formula', { percent: writeHundredths(RETURN) })}
          </span>
          {t('example', { chance: example.chance, multiplier: example.multiplier })}
        </li>
        <li>
          {t('limits', {
            min: writeHundredths(WINNING.min),
            max: writeHundredths(WINNING.max),
            amount: money(readAmount(winMax)),
          })}
        </li>
        <li>{t('rounding')}</li>
        <li>{t('seeds')}</li>
        <li>{t('broken')}</li>
      </ul>
      <p className="pt-5 text-[12px] text-muted">
        {t('version', { model: DICE.model, version: DICE.version })}
      </p>
    </Panel>
  );
}
