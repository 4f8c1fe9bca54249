import { useTranslations } from 'use-intl';
import { CountingAmount } from '#frame/counting-amount.tsx';
import { Icon } from '#frame/icon.tsx';
import { usePlayState } from './slot-hooks.ts';

/** What was won last, in proportion: what does not exceed the bet is told soberly. */
export function WinMeter() {
  const t = useTranslations('arcade');
  const win = usePlayState((state) => state.win);
  const stake = usePlayState((state) => state.stakePlayed);
  const isConnecting = usePlayState((state) => state.isConnecting);
  const isReplay = usePlayState((state) => state.isReplay);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const isWin = win.to > stake;
  return (
    <div
      style={{ gridArea: 'win' }}
      className="flex min-h-12 items-center justify-center gap-2 px-3 py-1 text-center [text-shadow:0_1px_6px_#000]"
    >
      {isConnecting ? (
        <span role="status" className="plate flex items-center gap-2 rounded-pill px-4 py-1.5">
          <span className="animate-turn">
            <Icon name="spin" size={16} />
          </span>
          {t('connecting')}
        </span>
      ) : win.to > 0n ? (
        <div
          className={
            isWin
              ? 'plate flex items-baseline gap-2 rounded-pill px-5 py-1 text-gold'
              : 'plate flex items-baseline gap-2 rounded-pill px-4 py-1 text-paper'
          }
        >
          <span className="text-[13px]">{isWin ? t('bar.win') : t('bar.returned')}</span>
          <strong className={isWin ? 'font-extrabold text-[22px] leading-snug' : 'font-semibold'}>
            <CountingAmount {...win} />
          </strong>
        </div>
      ) : (
        (isReplay || isIdle) && (
          <span className="rounded-pill bg-ink/70 px-4 py-1 text-[13px] text-paper">
            {isReplay ? t('lastRound') : t('controls.hint')}
          </span>
        )
      )}
    </div>
  );
}
