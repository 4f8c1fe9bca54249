import { writeAmount } from '@maneki/kernel/money';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { isAtRest } from './at-rest.ts';
import { PlainButton, PrimaryButton } from './buttons.tsx';
import type { Notice } from './frame-view.ts';
import { readAmount } from './money.ts';
import { useObserved } from './observable.ts';
import { Panel } from './panel.tsx';
import { useFramePlay, useFrameState } from './play-context.tsx';
import { siteAround } from './site-around.ts';
import { leaveGame, seeBalance, tellParent } from './tell-parent.ts';

/** Why it does not go on, and what can be done about it. */
export function NoticePanel({ onStakes }: { onStakes: () => void }) {
  const t = useTranslations('arcade.notice');
  const play = useFramePlay();
  const notice = useFrameState((state) => state.notice);
  const isResting = useFrameState(isAtRest);
  const canBet = useFrameState(({ balance, game }) => balance >= readAmount(game.stakes[0] ?? '0'));
  const words = useNoticeWords();
  const isMinded = useObserved(siteAround, ({ isMinding }) => isMinding);
  const isTold = isMinded && isResting && isLimit(notice);
  useEffect(() => {
    if (!isTold) return;
    tellParent({ type: 'house.limit', stake: writeAmount(play.state.get().stake) });
    play.dismissNotice();
  }, [isTold, play]);
  if (!notice || !isResting || isTold) return null;
  const close = () => play.dismissNotice();
  const code = notice.kind === 'refused' ? notice.code : '';
  const isSpent = code === 'house.insufficient_funds' && !canBet;
  const isAboutStake =
    !isSpent &&
    ['house.insufficient_funds', 'house.stake_invalid', 'house.win_too_large'].includes(code);
  const isAboutGame = ['house.game_off', 'house.player_blocked', 'house.limit_reached'].includes(
    code,
  );
  return (
    <Panel title={t('title')} onClose={close}>
      <p className="pb-5 text-[15px]">{words(notice)}</p>
      <div className="flex flex-col gap-2.5">
        {isAboutStake && (
          <PrimaryButton
            onClick={() => {
              close();
              onStakes();
            }}
          >
            {t('lowerStake')}
          </PrimaryButton>
        )}
        {isSpent && <PrimaryButton onClick={seeBalance}>{t('toBalance')}</PrimaryButton>}
        {isAboutGame && <PrimaryButton onClick={leaveGame}>{t('leave')}</PrimaryButton>}
        <PlainButton onClick={close}>{t('ok')}</PlainButton>
      </div>
    </Panel>
  );
}

/** The site knows which limit it is, how much of it is used and until when. */
const isLimit = (notice: Notice | null): boolean =>
  notice?.kind === 'refused' && notice.code === 'house.limit_reached';

function useNoticeWords(): (notice: Notice) => string {
  const t = useTranslations('arcade.notice');
  return (notice) => {
    if (notice.kind === 'refused') return notice.message || t('declined');
    if (notice.kind !== 'stopped') return t(notice.kind);
    if (notice.reason === 'win') return t('stoppedWin');
    if (notice.reason === 'loss') return t('stoppedLoss');
    if (notice.reason === 'feature') return t('stoppedFeature');
    return t('stoppedHidden');
  };
}
