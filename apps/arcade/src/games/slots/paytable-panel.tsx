import type { SlotModel } from '@maneki/games/slots/model';
import { winOf } from '@maneki/games/slots/win-of';
import { useTranslations } from 'use-intl';
import { shortAmount } from '#frame/money.ts';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { LinePicture } from './line-picture.tsx';
import { RulesText } from './rules-text.tsx';
import { usePlayState } from './slot-hooks.ts';
import { SymbolPicture } from './symbol-picture.tsx';

/** Everything that decides about money: pays in the player's money, lines, rules and the return. */
export function PaytablePanel({ model, onClose }: { model: SlotModel; onClose: () => void }) {
  const t = useTranslations('arcade.paytable');
  const money = useMoney();
  const stake = usePlayState((state) => state.stake);
  const gameId = usePlayState(({ game }) => game.gameId);
  const paying = model.symbols.filter((symbol) => model.pays[symbol] || isScatter(model, symbol));
  return (
    <Panel title={t('title')} onClose={onClose}>
      <Figures model={model} />
      <h3 className="font-bold">{t('symbols')}</h3>
      <p className="pb-3 text-[13px] text-muted">{t('forStake', { stake: money(stake) })}</p>
      <ul className="grid grid-cols-2 gap-2 pb-5">
        {paying.map((symbol) => (
          <li
            key={symbol}
            className="flex items-center gap-2.5 rounded-card bg-raised px-2.5 py-2 text-[14px]"
          >
            <SymbolPicture gameId={gameId} model={model} symbol={symbol} size={52} />
            <Pays model={model} symbol={symbol} stake={stake} />
          </li>
        ))}
      </ul>
      <RulesText model={model} stake={stake} gameId={gameId} />
      {model.lines.length > 0 && (
        <>
          <h3 className="pt-5 pb-3 font-bold">{t('linesTitle', { count: model.lines.length })}</h3>
          <ol className="grid grid-cols-4 gap-3 sm:grid-cols-5">
            {model.lines.map((line, index) => (
              <li key={line} className="flex flex-col items-center gap-1">
                <LinePicture line={line} rows={model.rows} />
                <span className="text-[12px] text-muted">{t('line', { number: index + 1 })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="pt-5 text-[12px] text-muted">
        {t('version', { model: model.code, version: model.version })}
      </p>
    </Panel>
  );
}

const isScatter = (model: SlotModel, symbol: string) => model.scatter?.symbol === symbol;

function Figures({ model }: { model: SlotModel }) {
  const t = useTranslations('arcade.paytable');
  const percent = (per10M: number) => `${(Math.floor(per10M / 1_000) / 100).toFixed(2)} %`;
  const figures = [
    [t('return'), percent(model.proof.returnPer10M)],
    [t('hit'), percent(model.proof.hitPer10M)],
    [t('largest'), t('largestValue', { times: Math.floor(model.proof.largestSpin) })],
  ] as const;
  return (
    <dl className="mb-5 grid grid-cols-3 gap-2">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse rounded-card bg-raised px-3 py-2">
          <dt className="text-[11px] text-muted leading-snug">{label}</dt>
          <dd className="figures font-bold text-[15px] text-accent leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How much so many of a symbol bring; the last number of a table is for all reels. */
function Pays(props: { model: SlotModel; symbol: string; stake: bigint }) {
  const { model, symbol, stake } = props;
  const line = model.pays[symbol] ?? [];
  const scatter = isScatter(model, symbol) ? (model.scatter?.pays ?? []) : [];
  const length = Math.max(line.length, scatter.length);
  const at = (table: readonly number[], place: number) =>
    table[place - (length - table.length)] ?? 0;
  const rows = Array.from({ length }, (_, place) => ({
    count: model.columns - length + 1 + place,
    pay: at(line, place) + at(scatter, place),
  }));
  return (
    <dl className="figures flex flex-col leading-snug">
      {rows
        .filter(({ pay }) => pay > 0)
        .toReversed()
        .map(({ count, pay }) => (
          <div key={count} className="flex gap-2">
            <dt className="text-muted">{count}×</dt>
            <dd className="font-semibold">{shortAmount(winOf(model, stake, pay))}</dd>
          </div>
        ))}
    </dl>
  );
}
