import { useTranslations } from 'use-intl';
import { readAmount } from '#frame/money.ts';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { usePlay, usePlayState } from './instant-hooks.ts';

export function StakePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('arcade.stakes');
  const play = usePlay();
  const money = useMoney();
  const texts = usePlayState(({ game }) => game.stakes);
  const chosen = usePlayState((state) => state.stake);
  return (
    <Panel title={t('title')} onClose={onClose}>
      <ul className="grid grid-cols-3 gap-2.5">
        {texts.map((text) => {
          const stake = readAmount(text);
          return (
            <li key={text}>
              <button
                type="button"
                aria-pressed={stake === chosen}
                onClick={() => {
                  play.chooseStake(stake);
                  onClose();
                }}
                className="figures min-h-12 w-full rounded-card bg-raised px-1 py-2 font-bold text-[15px] shadow-[inset_0_0_0_1px_var(--panel-line)] aria-pressed:bg-gold aria-pressed:text-on-gold"
              >
                {money(stake)}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="pt-4 text-[13px] text-muted">{t('note')}</p>
    </Panel>
  );
}
