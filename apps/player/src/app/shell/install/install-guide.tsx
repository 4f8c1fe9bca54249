import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import type { System } from '#platform/install/system.ts';
import { AndroidAdd, AndroidMenu, IosAdd, IosShare, OnHomeScreen } from './install-pictures.tsx';

/** Three steps with a picture each, as that system's own browser has them. */
export function InstallGuide({ system }: { readonly system: System }) {
  const t = useTranslations('app.install');
  const { appIcon } = useArt();
  const last = <OnHomeScreen icon={appIcon} />;
  return system === 'ios' ? (
    <Steps>
      <Step number={1} picture={<IosShare />} text={t('iosShare')} />
      <Step number={2} picture={<IosAdd />} text={t('iosAdd')} />
      <Step number={3} picture={last} text={t('iosConfirm')} />
    </Steps>
  ) : (
    <Steps>
      <Step number={1} picture={<AndroidMenu />} text={t('androidMenu')} />
      <Step number={2} picture={<AndroidAdd />} text={t('androidAdd')} />
      <Step number={3} picture={last} text={t('androidConfirm')} />
    </Steps>
  );
}

const Steps = ({ children }: { readonly children: ReactNode }) => (
  <ol className="grid grid-cols-1 gap-2.5">{children}</ol>
);

type StepProps = { readonly number: number; readonly picture: ReactNode; readonly text: string };

const Step = ({ number, picture, text }: StepProps) => (
  <li className="surface flex items-center gap-4 rounded-card p-3">
    <span className="grid w-[96px] shrink-0 place-items-center rounded-control bg-ground py-1">
      {picture}
    </span>
    <span className="grid min-w-0 gap-1">
      <span aria-hidden="true" className="numerals font-bold text-gold-text text-lg">
        {number}
      </span>
      <span>{text}</span>
    </span>
  </li>
);
