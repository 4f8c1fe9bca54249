import { ServedDrawer } from '@maneki/ui/served-drawer';
import { SkeletonText } from '@maneki/ui/skeleton';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#app/loading/lazy-part.ts';
import { idle } from '#platform/moments/when-idle.ts';
import { MENU_ID } from './menu-id.ts';

const SideMenu = lazyPart(idle, async () => (await import('./side-menu.tsx')).SideMenu);

/**
 * The menu at the right side. It stands in the document, closed, so that its button opens it before any script has
 * come; its own code is loaded once the browser is idle.
 */
export function MenuHost() {
  const t = useTranslations('shell');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <ServedDrawer
      id={MENU_ID}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={close}
      title={t('menu.title')}
      closeLabel={t('actions.close')}
    >
      <Suspense fallback={<SkeletonText lines={8} />}>
        <SideMenu isOpen={isOpen} onClose={close} />
      </Suspense>
    </ServedDrawer>
  );
}
