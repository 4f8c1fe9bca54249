import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#frame/icon.tsx';
import { readAmount } from '#frame/money.ts';
import { seeBalance } from '#frame/tell-parent.ts';
import { totalOf } from '#table/slip.ts';
import { useShortMoney } from '#table/table-money.ts';
import { betsOn, resultOf, stakesOf, type Told } from '#table/table-state.ts';
import { usePlay, usePlayState } from './dragon-tiger-hooks.ts';

type Line = {
  readonly words: string;
  readonly tone?: 'won' | 'stop' | 'calm';
};

/** What can be done now, what came of it, and why something was not done. */
export function MessageLine() {
  const t = useTranslations('arcadeDragonTiger');
  const common = useTranslations('arcade');
  const told = usePlayState((state) => state.told);
  const isSpent = usePlayState(({ balance, game }) => balance < readAmount(game.stakes[0] ?? '0'));
  const isConnecting = usePlayState((state) => state.isConnecting);
  const { words, tone = 'calm' } = useLine();
  const isAboutFunds =
    told?.kind === 'funds' ||
    (told?.kind === 'refused' && told.code === 'house.insufficient_funds');
  return (
    <div className="dt-message" data-tone={isConnecting ? 'stop' : tone}>
      <p role="status" key={tone}>
        {isConnecting ? common('connecting') : words}
      </p>
      {isAboutFunds && isSpent ? (
        <LineButton onClick={seeBalance}>{common('notice.toBalance')}</LineButton>
      ) : (
        <TakeBack label={t('takeBack')} />
      )}
    </div>
  );
}

function useLine(): Line {
  const t = useTranslations('arcadeDragonTiger');
  const money = useShortMoney();
  const tell = useToldWords();
  const phase = usePlayState((state) => state.phase);
  const asking = usePlayState((state) => state.asking);
  const told = usePlayState((state) => state.told);
  const laid = usePlayState((state) => state.stake);
  const bets = usePlayState((state) => state.bets);
  const roundNo = usePlayState(({ table }) => table.roundNo);
  if (asking) return { words: t(asking === 'bets' ? 'placing' : 'takingBack') };
  const placed = totalOf(stakesOf(betsOn(bets, roundNo)));
  if (phase === 'voided') return { words: t('hint.voided'), tone: 'stop' };
  const result = placed > 0n ? resultOf(bets, roundNo) : resultOf(bets, roundNo - 1);
  const isTold = phase === 'settled' || (phase === 'betting' && laid === 0n && placed === 0n);
  // What came of a bet is more than what came of chips that were none.
  const isOutdone = result && isTold && (phase === 'settled' || told?.kind === 'late');
  if (told && !isOutdone)
    return { words: tell(told), tone: told.kind === 'takenBack' ? 'calm' : 'stop' };
  if (result && isTold) {
    const { stake, win } = result;
    // What is not more than the stake is no win, and is not told as one.
    if (win > stake) return { words: t('won', { amount: money(win) }), tone: 'won' };
    if (win > 0n) return { words: t('returned', { amount: money(win), stake: money(stake) }) };
    return { words: t('lost') };
  }
  if (phase === 'paused') return { words: t('hint.paused'), tone: 'stop' };
  if (phase === 'betting') {
    if (laid > 0n) return { words: t('hint.laid', { amount: money(laid) }) };
    return placed > 0n
      ? { words: t('hint.placed', { amount: money(placed) }) }
      : { words: t('hint.choose') };
  }
  return placed > 0n
    ? { words: t('hint.final', { amount: money(placed) }) }
    : { words: t('hint.wait') };
}

function useToldWords(): (told: Told) => string {
  const t = useTranslations('arcadeDragonTiger.notice');
  const spots = useTranslations('arcadeDragonTiger.spot');
  const common = useTranslations('arcade.notice');
  const money = useShortMoney();
  return (told) => {
    if (told.kind === 'refused') return told.message || common('declined');
    if (told.kind === 'funds') return t('funds');
    if (told.kind === 'over')
      return t('over', { spot: spots(told.spot as 'DRAGON'), max: money(told.max) });
    return t(told.kind, { amount: money(told.amount) });
  };
}

/** Own bets can be taken back as long as the round takes bets. */
function TakeBack({ label }: { label: string }) {
  const play = usePlay();
  const canTakeBack = usePlayState(
    ({ phase, asking, bets, table }) =>
      phase === 'betting' && asking === null && totalOf(stakesOf(betsOn(bets, table.roundNo))) > 0n,
  );
  if (!canTakeBack) return null;
  return (
    <LineButton onClick={() => void play.takeBack()}>
      <Icon name="back" size={16} />
      {label}
    </LineButton>
  );
}

function LineButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="dt-line-button" onClick={onClick}>
      {children}
    </button>
  );
}
