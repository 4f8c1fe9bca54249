import type { SlotModel } from '@maneki/games/slots/model';
import { winOf } from '@maneki/games/slots/win-of';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#frame/play-context.tsx';
import { SymbolPicture } from './symbol-picture.tsx';

/** The rules in words, made from the machine's own numbers. */
export function RulesText(props: { model: SlotModel; stake: bigint; gameId: string }) {
  const t = useTranslations('arcade.paytable');
  const money = useMoney();
  const { model, stake, gameId } = props;
  const { wild, scatter, hold, lines, rows, columns } = model;
  const picture = (symbol: string) => (
    <SymbolPicture gameId={gameId} model={model} symbol={symbol} size={44} />
  );
  const isBoth = wild !== null && wild === scatter?.symbol;
  const freeSpins = listFreeSpins(model);
  return (
    <section>
      <h3 className="pb-2 font-bold">{t('rules')}</h3>
      <ul className="flex flex-col gap-3 text-[14px]">
        <Rule>
          {lines.length > 0
            ? t('lines', { count: lines.length })
            : t('ways', { ways: rows ** columns })}
        </Rule>
        {wild && <Rule picture={picture(wild)}>{isBoth ? t('wildScatter') : t('wild')}</Rule>}
        {scatter && !isBoth && <Rule picture={picture(scatter.symbol)}>{t('scatter')}</Rule>}
        {freeSpins.map(({ count, free }) => (
          <Rule key={count}>{t('freeSpins', { count, free })}</Rule>
        ))}
        {model.freeSpinMultiplier > 1 && (
          <Rule>{t('freeMultiplier', { multiplier: model.freeSpinMultiplier })}</Rule>
        )}
        {model.wildMultipliers && <Rule>{t('wildMultiplier')}</Rule>}
        {model.specialSymbols.length > 0 && <Rule>{t('special')}</Rule>}
        {hold && (
          <Rule picture={picture(hold.symbol)}>
            {t('hold', { coins: hold.coinsMin, turns: hold.turns })}
          </Rule>
        )}
        {hold && <Rule>{t('holdFull', { amount: money(winOf(model, stake, hold.fullPay)) })}</Rule>}
        {model.hasJackpots && <Rule>{t('jackpots')}</Rule>}
        <Rule>{t('broken')}</Rule>
      </ul>
    </section>
  );
}

function Rule({ picture, children }: { picture?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      {picture}
      <span>{children}</span>
    </li>
  );
}

function listFreeSpins({ scatter, columns }: SlotModel) {
  const table = scatter?.freeSpins ?? [];
  return table
    .map((free, place) => ({ count: columns - table.length + 1 + place, free }))
    .filter(({ free }) => free > 0);
}
