import type { DownloadLinkType } from '@maneki/contract/site/links';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Card, TreasurePanel } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { useStatus } from '#features/site';
import { useArt } from '#platform/art/use-art.ts';
import { type System, systemOf } from '#platform/install/system.ts';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { InstallGuide } from '../shell/install/install-guide.tsx';
import { askToInstall, useInstallQuestion } from '../shell/install/install-prompt.ts';
import { PageCode } from '../shell/install/page-code.tsx';

/** How the site gets onto this device: by the merchant's own links, the browser's question, or a guide. */
export default function AppScreen() {
  const isInApp = useIsInstalled();
  // What device it is only the device knows; until then both guides stand there.
  const isHydrated = useIsHydrated();
  const system = isHydrated ? systemOf(navigator) : undefined;
  const isComputer = isHydrated && !system;
  return (
    <div className="grid grid-cols-1 gap-5 p-4 pb-8">
      <Head isInApp={isInApp} />
      {!isInApp && (
        <>
          <Ways system={system} />
          {isComputer && <PageCode />}
          <Guides system={system} />
        </>
      )}
    </div>
  );
}

const USEFUL = ['fullScreen', 'notified', 'newest'] as const;

function Head({ isInApp }: { readonly isInApp: boolean }) {
  const t = useTranslations('app');
  const { name: merchant } = useStatus().info.whitelabel;
  const { appIcon } = useArt();
  return (
    <TreasurePanel className="grid grid-cols-1 justify-items-center gap-3 py-6 text-center text-on-treasure">
      <img src={appIcon} width={88} height={88} alt="" className="size-22" />
      <h2 className="wrap-anywhere text-xl">
        {isInApp ? t('install.installed') : t('install.title', { merchant })}
      </h2>
      {isInApp ? (
        <>
          <p className="text-sm">{t('install.installedText', { merchant })}</p>
          <ButtonLink kind="gold" href="/m/home">
            {t('install.toHome')}
          </ButtonLink>
        </>
      ) : (
        <ul className="grid grid-cols-1 gap-2 text-left text-sm">
          {USEFUL.map((word) => (
            <li key={word} className="flex gap-2.5">
              <Icon name="circle-check" className="mt-0.5 size-4.5 shrink-0" />
              <span className="min-w-0">{t(`useful.${word}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </TreasurePanel>
  );
}

const LINKS = {
  Android: { system: 'android', word: 'linkAndroid', hint: 'androidHint' },
  IOS: { system: 'ios', word: 'linkIos', hint: undefined },
  MOBILECONFIG: { system: 'ios', word: 'linkProfile', hint: 'profileHint' },
} as const satisfies Partial<Record<DownloadLinkType, object>>;

/** One tap, where there is such a way: the browser's own question first, then what the merchant offers. */
function Ways({ system }: { readonly system: System | undefined }) {
  const t = useTranslations('app.install');
  const canAsk = useInstallQuestion(({ kept }) => kept !== undefined);
  const { downloads } = useStatus().info.resources;
  const links = (Object.keys(LINKS) as (keyof typeof LINKS)[]).flatMap((type) => {
    const link = downloads.find(({ resourceType }) => resourceType === type);
    const { system: meant, word, hint } = LINKS[type];
    return link && (!system || system === meant) ? [{ url: link.url, word, hint }] : [];
  });
  if (!canAsk && links.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      {canAsk && (
        <Button isWide icon="download" onClick={() => askToInstall().catch(reportError)}>
          {t('now')}
        </Button>
      )}
      {links.map(({ url, word, hint }) => (
        <div key={word} className="grid grid-cols-1 gap-1.5">
          <ButtonLink
            isWide
            kind={canAsk ? 'quiet' : 'primary'}
            icon="download"
            href={url}
            target="_blank"
          >
            {t(word)}
          </ButtonLink>
          {hint && <p className="px-1 text-faint text-xs">{t(hint)}</p>}
        </div>
      ))}
    </div>
  );
}

function Guides({ system }: { readonly system: System | undefined }) {
  const t = useTranslations('app.install');
  const first = system ?? 'ios';
  const other = first === 'ios' ? 'android' : 'ios';
  return (
    <>
      <section className="grid grid-cols-1 gap-3">
        <h2>{system ? t('steps') : t(first)}</h2>
        <InstallGuide system={first} />
      </section>
      {system ? (
        <Card isFlush>
          <details>
            <summary className="flex min-h-14 items-center gap-3 px-4 font-semibold">
              <Icon name="phone" className="text-gold-text" />
              <span className="min-w-0">
                {t('otherPhones')} · {t(other)}
              </span>
            </summary>
            <div className="p-3">
              <InstallGuide system={other} />
            </div>
          </details>
        </Card>
      ) : (
        <section className="grid grid-cols-1 gap-3">
          <h2>{t(other)}</h2>
          <InstallGuide system={other} />
        </section>
      )}
    </>
  );
}
