import { useTranslations } from 'use-intl';
import { CountingAmount } from '#frame/counting-amount.tsx';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { Chip } from '#table/chip.tsx';
import { totalOf } from '#table/slip.ts';
import { betsOn, stakesOf } from '#table/table-state.ts';
import { usePlay, usePlayState } from './dragon-tiger-hooks.ts';

/** Chips, what can be done with those that lie, and the button that bets. */
export function TableControls() {
  const t = useTranslations('arcade.controls');
  return (
    <section aria-label={t('name')} className="plain-controls dt-controls">
      <ChipTray />
      <SlipActions />
      <div className="dt-sums">
        <Sums />
        <BetButton />
      </div>
    </section>
  );
}

function ChipTray() {
  const t = useTranslations('arcadeDragonTiger');
  const play = usePlay();
  const money = useMoney();
  const stakes = usePlayState(({ game }) => game.stakes);
  const chosen = usePlayState((state) => state.chip);
  return (
    <fieldset className="dt-chips">
      <legend className="sr-only">{t('chips')}</legend>
      {stakes.map(readAmount).map((chip, tone) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === chosen}
          onClick={() => play.chooseChip(chip)}
        >
          <Chip amount={chip} tone={tone} />
          <span className="sr-only">{t('chip', { amount: money(chip) })}</span>
        </button>
      ))}
    </fieldset>
  );
}

const ICONS = {
  undo: 'M9 7H4V2M4 7c3-4 8-5 12-2s5 8 2 12-8 4-11 2',
  clear: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  // A figure says it better than a drawing.
  double: null,
  repeat: 'M17 3l4 4-4 4M3 11V9a2 2 0 0 1 2-2h16M7 21l-4-4 4-4M21 13v2a2 2 0 0 1-2 2H3',
} as const;

/** They stay where the focus is while they do nothing: a key that was pressed must not lose its place. */
function SlipActions() {
  const t = useTranslations('arcadeDragonTiger');
  const play = usePlay();
  const canLay = usePlayState(({ phase, asking }) => phase === 'betting' && asking === null);
  const hasLaid = usePlayState(({ slip }) => slip.length > 0);
  const hasPlaced = usePlayState(({ bets, table }) => betsOn(bets, table.roundNo).length > 0);
  const hasLast = usePlayState(({ last }) => totalOf(last) > 0n);
  const actions = [
    ['undo', hasLaid, () => play.undo()],
    ['clear', hasLaid, () => play.clear()],
    ['double', hasLaid || hasPlaced, () => play.double()],
    ['repeat', hasLast, () => play.repeat()],
  ] as const;
  return (
    <div className="dt-actions">
      {actions.map(([name, isOn, act]) => (
        <button key={name} type="button" aria-disabled={!(canLay && isOn)} onClick={act}>
          {ICONS[name] ? (
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d={ICONS[name]} />
            </svg>
          ) : (
            <b aria-hidden="true">2×</b>
          )}
          {t(name)}
        </button>
      ))}
    </div>
  );
}

function Sums() {
  const t = useTranslations('arcade.bar');
  const own = useTranslations('arcadeDragonTiger');
  const money = useMoney();
  const balance = usePlayState((state) => state.balance);
  const bets = usePlayState((state) => state.bets);
  const roundNo = usePlayState(({ table }) => table.roundNo);
  return (
    <dl className="dt-figures">
      <div>
        <dt>{t('balance')}</dt>
        <dd className="dt-balance">
          <CountingAmount from={balance} to={balance} countMs={0} />
        </dd>
      </div>
      <div>
        <dt>{own('staked')}</dt>
        <dd className="dt-staked figures">{money(totalOf(stakesOf(betsOn(bets, roundNo))))}</dd>
      </div>
    </dl>
  );
}

function BetButton() {
  const t = useTranslations('arcadeDragonTiger');
  const play = usePlay();
  const money = useMoney();
  const laid = usePlayState((state) => state.stake);
  const isAsking = usePlayState(({ asking }) => asking === 'bets');
  const canBet = usePlayState(
    ({ phase, asking, slip }) => phase === 'betting' && asking === null && slip.length > 0,
  );
  return (
    <button
      type="button"
      className="dt-bet"
      aria-disabled={!canBet}
      onClick={() => void play.bet()}
    >
      <span>{isAsking ? t('placing') : t('bet')}</span>
      {laid > 0n && !isAsking && <span className="figures">{money(laid)}</span>}
    </button>
  );
}
