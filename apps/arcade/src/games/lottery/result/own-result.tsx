import { useEffect, useState } from 'react';
import { CountingAmount } from '#frame/counting-amount.tsx';
import { Icon } from '#frame/icon.tsx';
import { useLotteryState, useWords } from '../lottery-hooks.ts';
import { ownResult } from '../lottery-state.ts';
import { gradeOf } from './win-grade.ts';

/** The numbers come first. */
const AFTER_MS = 2_400;
const STAYS_MS = 9_000;
const COINS = Array.from({ length: 14 }, (_, coin) => coin);

/** What the issue that is just over came to for the player: celebrated only where it is more than was staked. */
export function OwnResult() {
  const t = useWords();
  const fresh = useLotteryState((state) => state.fresh);
  const slips = useLotteryState((state) => state.slips);
  const refunded = useLotteryState((state) => state.refunded);
  const own = fresh === null ? undefined : ownResult({ slips, refunded }, fresh);
  const [seen, setSeen] = useState<number | null>(null);
  const [ready, setReady] = useState<number | null>(null);
  const isDue = own !== undefined && seen !== fresh;
  useEffect(() => {
    if (!isDue) return;
    const show = setTimeout(() => setReady(fresh), AFTER_MS);
    const hide = setTimeout(() => setSeen(fresh), AFTER_MS + STAYS_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [isDue, fresh]);
  if (!own || !isDue || ready !== fresh) return null;
  const { issueNo, stake, win, isVoid } = own;
  const grade = gradeOf(win, stake);
  return (
    <div className="lt-own" data-grade={grade} role="status">
      {grade === 'big' && (
        <span className="lt-coins" aria-hidden="true">
          {COINS.map((coin) => (
            <i
              key={coin}
              style={{ left: `${(coin * 37) % 100}%`, animationDelay: `${coin * 70}ms` }}
            />
          ))}
        </span>
      )}
      <div className="min-w-0">
        <small>{t('own.issue', { no: issueNo })}</small>
        <p>{t(isVoid ? 'own.voided' : `own.${grade}`)}</p>
      </div>
      {win > 0n && (
        <b>
          <CountingAmount from={0n} to={win} countMs={grade === 'big' ? 1_800 : 700} />
        </b>
      )}
      <button type="button" aria-label={t('own.close')} onClick={() => setSeen(fresh)}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
