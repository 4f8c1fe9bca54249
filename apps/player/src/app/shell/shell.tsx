import { OverlaysOutlet } from '@maneki/ui/overlays-outlet';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStatus } from '#frame/site';
import { ImageHostsContext } from '#platform/art/use-art.ts';
import { Metadata } from '../document/metadata.tsx';
import { useRoute } from '../routes/use-route.tsx';
import { AccountOutlet } from './account-outlet.tsx';
import { BackgroundWork } from './background/background-work-host.ts';
import { FrameWork } from './background/frame-work.ts';
import { OwnBar } from './header/own-bar.tsx';
import { TopHeader } from './header/top-header.tsx';
import { LevelOutlet } from './level-outlet.tsx';
import { LoadFailureView } from './load-failure-view.tsx';
import { BottomMenu } from './menu/bottom-menu.tsx';
import { MenuHost } from './menu/menu-host.tsx';
import { Notices } from './notices.tsx';
import { TimeOutlet } from './time-outlet.tsx';
import { WideScene } from './wide-scene.tsx';

/** The frame around every page, each part of it there or not as the route table says. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell.actions');
  const route = useRoute();
  return (
    <ImageHostsContext value={useStatus().info.imageCDNs}>
      <WideScene>
        <FrameWork />
        <BackgroundWork />
        <Metadata />
        <a href="#content" className="skip-link">
          {t('skip')}
        </a>
        {route.header === 'top' && <TopHeader route={route} />}
        {route.header === 'own' && <OwnBar route={route} />}
        <Notices />
        <main id="content" tabIndex={-1} className="page outline-none">
          {children}
        </main>
        {route.hasBottomMenu && <BottomMenu />}
        {route.hasLogo && <MenuHost />}
        <AccountOutlet />
        <TimeOutlet />
        <LevelOutlet />
        <LoadFailureView />
        <OverlaysOutlet />
      </WideScene>
    </ImageHostsContext>
  );
}
