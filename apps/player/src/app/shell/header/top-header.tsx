import { IconButton } from '@maneki/ui/icon-button';
import { Link } from '@maneki/ui/link';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteRoute } from '#app/routes/route-table.ts';
import { useStatus } from '#frame/site';
import { useArt } from '#platform/art/use-art.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { LanguageSwitch } from '../preferences/language-switch.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';
import { AccountControls } from './account-controls.tsx';
import { compactHeader } from './compact-header.ts';
import { useBack } from './use-back.ts';

/**
 * The site's header: the logo with the account beside it, whose menu holds the switches for language and
 * theme; or a back arrow and the page's title with these switches.
 */
export function TopHeader({ route }: { route: SiteRoute }) {
  const t = useTranslations('shell');
  const goBack = useBack(route);
  const isCompact = useSyncExternalStore(
    compactHeader.subscribe,
    compactHeader.getSnapshot,
    compactHeader.getServerSnapshot,
  );
  return (
    <header
      className={`sticky top-0 z-20 ${route.hasBanner ? 'home-header' : 'bar safe-top'}`}
      data-compact={(route.hasBanner && isCompact) || undefined}
    >
      <div className="flex min-h-14 flex-wrap items-center gap-2 px-4 max-[479px]:gap-1.5 max-[359px]:px-3">
        {goBack && (
          <IconButton
            isBare
            icon="arrow-left"
            label={t('actions.back')}
            onClick={goBack}
            className="-ml-2"
          />
        )}
        {route.hasLogo ? (
          <>
            <Logo />
            <AccountControls isHome={route.hasBanner} />
          </>
        ) : (
          <>
            <h1 className="line-clamp-2 min-w-0 flex-[1_1_5rem] text-[1.0625rem] leading-tight">
              {t(`titles.${route.title}`)}
            </h1>
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        )}
      </div>
    </header>
  );
}

function Logo() {
  const { name } = useStatus().info.whitelabel;
  const { theme } = usePreferences();
  const { logo } = useArt();
  return (
    <Link
      href="/m/home"
      className="mr-auto flex min-h-11 items-center rounded-control"
      aria-label={name}
    >
      <img
        src={logo[theme].address}
        width={logo[theme].width}
        height={logo[theme].height}
        alt=""
        // Its picture alone, without the name, where what stands beside it needs the room.
        className="h-9 w-auto object-cover object-left max-[429px]:w-9"
      />
    </Link>
  );
}
