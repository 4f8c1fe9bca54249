import { IconButton } from '@maneki/ui/icon-button';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useStatus } from '#features/site';
import { useArt } from '#platform/use-art.ts';
import { usePreferences } from '#platform/use-preferences.ts';
import type { SiteRoute } from '../route-table.ts';
import { AccountControls } from './account-controls.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useBack } from './use-back.ts';

/**
 * The site's header: the logo with the account beside it, whose menu holds the switches for language and
 * theme; or a back arrow and the page's title with these switches.
 */
export function TopHeader({ route }: { route: SiteRoute }) {
  const t = useTranslations('shell');
  const goBack = useBack(route);
  return (
    <header className="bar safe-top sticky top-0 z-20">
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
            <AccountControls />
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
        // Its picture alone, without the name, where the account beside it needs the room.
        className="h-9 w-auto object-cover object-left max-[479px]:h-7 max-[379px]:h-9 max-[379px]:w-9"
      />
    </Link>
  );
}
