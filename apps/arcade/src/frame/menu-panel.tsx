import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from './icon.tsx';
import { useObserved } from './observable.ts';
import { Panel } from './panel.tsx';
import { preferences } from './preferences.ts';

export type MenuTarget = 'rules' | 'history' | 'fairness';

const TARGETS = ['rules', 'history', 'fairness'] as const satisfies readonly MenuTarget[];
const ICONS = { rules: 'paytable', history: 'history', fairness: 'fairness' } as const;

export function MenuPanel(props: {
  /** What this kind of game calls its rules. */
  rulesName: string;
  hasTurbo: boolean;
  onClose: () => void;
  onOpen: (target: MenuTarget) => void;
}) {
  const t = useTranslations('arcade.menuPanel');
  const { hasSound, isTurbo } = useObserved(preferences, (kept) => kept);
  return (
    <Panel title={t('title')} onClose={props.onClose}>
      <ul className="flex flex-col">
        {TARGETS.map((target) => (
          <li key={target}>
            <button type="button" onClick={() => props.onOpen(target)} className={ROW}>
              <Icon name={ICONS[target]} />
              <span className="flex-1">{target === 'rules' ? props.rulesName : t(target)}</span>
              <Icon name="next" size={18} />
            </button>
          </li>
        ))}
        <Switch
          icon="sound"
          label={t('sound')}
          isOn={hasSound}
          onChange={(next) => preferences.set({ hasSound: next })}
        />
        {props.hasTurbo && (
          <Switch
            icon="turbo"
            label={t('turbo')}
            isOn={isTurbo}
            onChange={(next) => preferences.set({ isTurbo: next })}
          />
        )}
        <FullScreenRow onDone={props.onClose} />
      </ul>
    </Panel>
  );
}

const ROW = 'flex min-h-13 w-full items-center gap-3.5 py-2 text-left font-semibold text-[16px]';

function Switch(props: {
  icon: IconName;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={props.isOn}
        onClick={() => props.onChange(!props.isOn)}
        className={ROW}
      >
        <Icon name={props.icon} />
        <span className="flex-1">{props.label}</span>
        <span
          aria-hidden="true"
          className={`relative h-7 w-12 rounded-pill transition-colors ${props.isOn ? 'bg-lacquer' : 'bg-edge'}`}
        >
          <span
            className={`absolute top-1 left-1 size-5 rounded-pill bg-white transition-transform ${props.isOn ? 'translate-x-5' : ''}`}
          />
        </span>
      </button>
    </li>
  );
}

/** Phones that cannot show it do not offer it. */
function FullScreenRow({ onDone }: { onDone: () => void }) {
  const t = useTranslations('arcade.menuPanel');
  const [isFull] = useState(() => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const change = async () => {
    onDone();
    if (isFull) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  };
  return (
    <li>
      <button type="button" onClick={() => void change().catch(() => undefined)} className={ROW}>
        <Icon name="fullScreen" />
        <span className="flex-1">{isFull ? t('leaveFullScreen') : t('fullScreen')}</span>
      </button>
    </li>
  );
}
