import { useTranslations } from 'use-intl';
import { RoundButton } from '#frame/buttons.tsx';
import { CountingAmount } from '#frame/counting-amount.tsx';
import { Icon } from '#frame/icon.tsx';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { usePlay, usePlayState } from './instant-hooks.ts';

export function Balance() {
  const t = useTranslations('arcade.bar');
  const balance = usePlayState((state) => state.balance);
  return (
    <div className="plate flex min-w-0 flex-col rounded-card px-3.5 py-1.5">
      <span className="text-[11px] text-mist leading-snug">{t('balance')}</span>
      <strong className="truncate font-bold text-[clamp(13px,4.5vw,17px)] leading-[1.4] low:text-[17px]">
        <CountingAmount from={balance} to={balance} countMs={0} />
      </strong>
    </div>
  );
}

export function AutoplayButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('arcade.controls');
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  return (
    <RoundButton icon="autoplay" label={t('autoplay')} onClick={onClick} isDisabled={!isIdle} />
  );
}

export function StakeButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('arcade');
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const money = useMoney();
  const stake = usePlayState((state) => state.stake);
  return (
    <button
      type="button"
      aria-label={`${t('controls.chooseStake')}: ${money(stake)}`}
      onClick={onClick}
      disabled={!isIdle}
      className="plate flex min-w-0 items-center gap-2 rounded-card py-1.5 pr-2 pl-3.5 text-left"
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-[11px] text-mist leading-snug">{t('bar.stake')}</span>
        <strong className="figures truncate font-bold text-[clamp(13px,4.5vw,17px)] leading-[1.4] low:text-[17px]">
          {money(stake)}
        </strong>
      </span>
      <span className="shrink-0 rotate-90 text-mist">
        <Icon name="next" size={18} />
      </span>
    </button>
  );
}

export function StakeStep({ direction }: { direction: 1 | -1 }) {
  const t = useTranslations('arcade.controls');
  const play = usePlay();
  const stake = usePlayState((state) => state.stake);
  const texts = usePlayState(({ game }) => game.stakes);
  const isIdle = usePlayState(({ phase }) => phase === 'idle');
  const stakes = texts.map(readAmount);
  const next = stakes[stakes.indexOf(stake) + direction];
  return (
    <RoundButton
      icon={direction === 1 ? 'plus' : 'minus'}
      label={direction === 1 ? t('raise') : t('lower')}
      isDisabled={next === undefined || !isIdle}
      onClick={() => next !== undefined && play.chooseStake(next)}
    />
  );
}
