import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PrimaryButton } from '#frame/buttons.tsx';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { AUTOPLAY_ROUNDS, LOSS_LIMITS, WIN_LIMITS } from './autoplay.ts';
import { usePlay, usePlayState } from './instant-hooks.ts';

/** What stops the game is chosen before it plays by itself. */
export function AutoplayPanel({
  onClose,
  hasFeatures = false,
}: {
  onClose: () => void;
  /** Whether rounds have parts with rules of their own. */
  hasFeatures?: boolean;
}) {
  const t = useTranslations('arcade.autoplay');
  const play = usePlay();
  const stake = usePlayState((state) => state.stake);
  const [rounds, setRounds] = useState<number>(AUTOPLAY_ROUNDS[0]);
  const [winTimes, setWinTimes] = useState(0);
  const [lossTimes, setLossTimes] = useState<number>(LOSS_LIMITS[1]);
  const [stopOnFeature, setStopOnFeature] = useState(hasFeatures);
  const limit = (times: number) => (times > 0 ? stake * BigInt(times) : null);
  return (
    <Panel title={t('title')} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          play.startAutoplay({
            rounds,
            stopOnWinAbove: limit(winTimes),
            stopOnLossOf: limit(lossTimes),
            stopOnFeature,
          });
        }}
      >
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 text-[13px] text-muted">{t('rounds')}</legend>
          <div className="grid grid-cols-4 gap-2">
            {AUTOPLAY_ROUNDS.map((count) => (
              <label
                key={count}
                className="figures grid min-h-12 cursor-pointer place-items-center rounded-card bg-raised font-bold shadow-[inset_0_0_0_1px_var(--panel-line)] has-checked:bg-gold has-checked:text-on-gold has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="rounds"
                  value={count}
                  checked={rounds === count}
                  onChange={() => setRounds(count)}
                  className="sr-only"
                />
                {count}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="flex flex-col gap-2.5">
          <legend className="pb-2 text-[13px] text-muted">{t('stopWhen')}</legend>
          <LimitChoice
            label={t('win')}
            times={WIN_LIMITS}
            value={winTimes}
            onChange={setWinTimes}
          />
          <LimitChoice
            label={t('loss')}
            times={LOSS_LIMITS}
            value={lossTimes}
            onChange={setLossTimes}
          />
          {hasFeatures && (
            <label className="flex min-h-11 items-center gap-3 text-[15px]">
              <span className="flex-1">{t('feature')}</span>
              <input
                type="checkbox"
                checked={stopOnFeature}
                onChange={(event) => setStopOnFeature(event.target.checked)}
                className="size-6 accent-lacquer"
              />
            </label>
          )}
        </fieldset>
        <PrimaryButton type="submit">{t('start', { rounds })}</PrimaryButton>
        <p className="text-[13px] text-muted">{t('note')}</p>
      </form>
    </Panel>
  );
}

function LimitChoice(props: {
  label: string;
  times: readonly number[];
  value: number;
  onChange: (times: number) => void;
}) {
  const t = useTranslations('arcade.autoplay');
  const money = useMoney();
  const stake = usePlayState((state) => state.stake);
  return (
    <label className="flex min-h-11 items-center gap-3 text-[15px]">
      <span className="flex-1">{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => props.onChange(Number(event.target.value))}
        className="figures min-h-11 min-w-32 rounded-card border border-edge bg-raised px-3 text-[16px] text-text"
      >
        <option value={0}>{t('never')}</option>
        {props.times.map((times) => (
          <option key={times} value={times}>
            {money(stake * BigInt(times))}
          </option>
        ))}
      </select>
    </label>
  );
}
