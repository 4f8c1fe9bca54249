import type { SlotSpin } from '@maneki/games/slots/outcome';
import { Button } from '@maneki/ui/button';
import { Tag } from '@maneki/ui/tag';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { RoundCheckOf } from '../round-check.ts';
import { HoldResult } from './hold-result.tsx';
import { SymbolGrid } from './symbol-grid.tsx';
import { listWinningCells } from './symbol-sheet.ts';
import { useSheet } from './use-sheet.ts';

/** Free spins beyond these are shown when somebody asks for them. */
const SHOWN_AT_FIRST = 3;

/** Every spin of the round, the paid one first, with what it paid. */
export function SpinList({ check }: { readonly check: RoundCheckOf<'slots'> }) {
  const t = useTranslations('catalog.fairness.result');
  const { outcome } = check;
  const sheet = useSheet(check.gameId);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? outcome.spins : outcome.spins.slice(0, SHOWN_AT_FIRST);
  const hidden = outcome.spins.length - shown.length;
  return (
    <>
      <ol className="grid gap-4">
        {shown.map((spin, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spins never change places
          <li key={place} className="grid gap-2">
            <SpinHeading check={check} spin={spin} place={place} />
            <SymbolGrid
              columns={spin.window}
              rows={check.model.rows}
              symbols={check.model.symbols}
              winning={listWinningCells(spin)}
              multipliers={spin.wildMultipliers}
              sheet={sheet}
            />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button kind="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t('moreSpins', { count: hidden })}
        </Button>
      )}
      {outcome.hold && <HoldResult hold={outcome.hold} model={check.model} />}
    </>
  );
}

type SpinHeadingProps = {
  readonly check: RoundCheckOf<'slots'>;
  readonly spin: SlotSpin;
  readonly place: number;
};

function SpinHeading({ check: { model, outcome }, spin, place }: SpinHeadingProps) {
  const t = useTranslations('catalog.fairness.result');
  const format = useFormatter();
  const free = { number: String(place), count: String(outcome.spins.length - 1) };
  const times = format.number(spin.pay / model.betUnits, { maximumFractionDigits: 4 });
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <b>{place === 0 ? t('spin') : t('freeSpin', free)}</b>
      {spin.multiplier > 1 && <Tag tone="gold">{t('times', { times: `${spin.multiplier}` })}</Tag>}
      {place > 0 && outcome.specialSymbol && (
        <Tag>{t('special', { symbol: outcome.specialSymbol })}</Tag>
      )}
      <span className={spin.pay > 0 ? 'ml-auto font-bold text-gold-text' : 'ml-auto text-faint'}>
        {spin.pay > 0 ? t('pay', { times }) : t('noPay')}
      </span>
    </div>
  );
}
