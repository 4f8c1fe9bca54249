import { useTranslations } from 'use-intl';
import { PlainButton, PrimaryButton } from '#frame/buttons.tsx';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { setBasket } from '../desk.ts';
import { useDesk, useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { isUndone, type SlipNews } from '../lottery-state.ts';

export type Bought = Extract<SlipNews, { kind: 'bought' }>;

/** What was bought. It is told as done only where the wallet has said so. */
export function PlacedSlip({ bought, onClose }: { bought: Bought; onClose: () => void }) {
  const t = useWords();
  const money = useMoney();
  const words = usePlacedWords(bought);
  const repeat = useRepeat(bought);
  const { slips } = bought;
  const stake = slips.reduce((sum, slip) => sum + readAmount(slip.stake), 0n);
  const [first] = slips;
  return (
    <div className="lt-placed" role="status">
      {bought.isSure && (
        <svg aria-hidden="true" viewBox="0 0 64 64">
          <circle cx="32" cy="32" r="30" />
          <path d="M20 33l8.5 8.5L45 24" />
        </svg>
      )}
      <p>{words}</p>
      <b className="figures">{money(stake)}</b>
      {first && (
        <p className="lt-note break-all">
          {t('slip.number')} {first.roundId}
        </p>
      )}
      <div className="flex w-full flex-col gap-2.5 pt-3">
        <PrimaryButton onClick={onClose}>{t('slip.done')}</PrimaryButton>
        {repeat && <PlainButton onClick={repeat}>{t('slip.again')}</PlainButton>}
      </div>
    </div>
  );
}

/** For which issue it was bought, or that it is not sure yet, or that it came to nothing after all. */
export function usePlacedWords(bought: Bought): string {
  const t = useWords();
  const common = useTranslations('arcade.notice');
  const cameToNothing = useUndone(bought);
  const { slips, isSure } = bought;
  if (!isSure) return cameToNothing ? common('declined') : t('slip.unsure');
  return slips.length > 1
    ? t('slip.placedChase', { count: slips.length })
    : t('slip.placed', { no: slips[0]?.bet.issueNo ?? '' });
}

/** Whether it was not sure, and has come to nothing since. */
export const useUndone = ({ slips, isSure }: Bought): boolean =>
  useLotteryState((state) => !isSure && isUndone(slips, state.slips));

/** The way to the same once more, for whoever knows what became of the first and has chosen nothing since. */
export function useRepeat(bought: Bought): (() => void) | undefined {
  const { desk, play } = useLottery();
  const cameToNothing = useUndone(bought);
  const { basket, type, isSure } = bought;
  const isFree = useDesk((state) => state.type === type && state.baskets[type].length === 0);
  if (!isFree || !(isSure || cameToNothing)) return undefined;
  return () => {
    setBasket(desk, basket);
    play.tell(null);
  };
}
