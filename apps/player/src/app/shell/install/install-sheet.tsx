import { Sheet } from '@maneki/ui/sheet';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStatus } from '#frame/site';
import { AndroidMenu, HomeIcon, IosAdd, IosShare, SheetEntry } from './install-pictures.tsx';

const STEPS = {
  ios: [
    { text: 'iosShare', picture: <IosShare /> },
    { text: 'iosAdd', picture: <IosAdd /> },
    { text: 'iosConfirm', picture: <HomeIcon /> },
  ],
  android: [
    { text: 'androidMenu', picture: <AndroidMenu /> },
    { text: 'androidAdd', picture: <SheetEntry /> },
    { text: 'androidConfirm', picture: <HomeIcon /> },
  ],
} as const;

type System = keyof typeof STEPS;

type InstallSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** How the site gets onto a home screen: this phone's way first, the other one below. */
export function InstallSheet({ isOpen, onClose }: InstallSheetProps) {
  const t = useTranslations('site.install');
  const shell = useTranslations('shell.actions');
  const { name: merchant } = useStatus().info.whitelabel;
  const own = systemOf(navigator);
  const systems: readonly System[] = own === 'android' ? ['android', 'ios'] : ['ios', 'android'];
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { merchant })}
      closeLabel={shell('close')}
    >
      <p className="pb-2 text-muted">{t('text')}</p>
      {!own && <p className="pb-2 text-muted text-sm">{t('desktop')}</p>}
      {systems.map((system) => (
        <Steps key={system} title={t(system)}>
          {STEPS[system].map(({ text, picture }) => (
            <li key={text} className="surface flex items-center gap-3.5 rounded-card p-3">
              <span className="grid size-14 shrink-0 place-items-center rounded-control bg-raised text-gold-text">
                {picture}
              </span>
              <span className="text-sm">{t(text)}</span>
            </li>
          ))}
        </Steps>
      ))}
    </Sheet>
  );
}

function Steps({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2.5 pt-4">
      <h3>{title}</h3>
      <ol className="grid gap-2.5">{children}</ol>
    </section>
  );
}

/** A tablet of Apple says that it is a computer, but computers have no touch screen there. */
function systemOf({ userAgent, maxTouchPoints }: Navigator): System | undefined {
  if (/android/i.test(userAgent)) return 'android';
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined;
}
