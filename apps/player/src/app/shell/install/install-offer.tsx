import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStatus } from '#features/site';
import { useArt } from '#platform/art/use-art.ts';
import { isInstalled } from '#platform/install/installed.ts';
import { systemOf } from '#platform/install/system.ts';
import { leaveAlone, mayOffer } from '#platform/moments/quiet-offers.ts';
import { useInstallQuestion } from './install-prompt.ts';

/** Offers the app to whoever has played and come back, where it can be had; never twice in a month. */
export function InstallOffer() {
  const t = useTranslations('app.offer');
  const { name: merchant } = useStatus().info.whitelabel;
  const { appIcon } = useArt();
  const canAsk = useInstallQuestion(({ kept }) => kept !== undefined);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => setIsWanted(!isInstalled() && mayOffer('install')), []);
  const isHere = canAsk || (isWanted && systemOf(navigator) === 'ios');
  if (!isWanted || !isHere) return null;
  const decline = () => {
    leaveAlone('install');
    setIsWanted(false);
  };
  return (
    <Card className="not-installed mx-4 grid gap-3">
      <div className="flex items-center gap-3.5">
        <img src={appIcon} width={56} height={56} alt="" className="size-14 shrink-0" />
        <div className="min-w-0">
          <p className="font-bold">{t('title', { merchant })}</p>
          <p className="text-muted text-sm">{t('text')}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="quiet" size="small" onClick={decline}>
          {t('no')}
        </Button>
        <ButtonLink href="/m/app" size="small">
          {t('yes')}
        </ButtonLink>
      </div>
    </Card>
  );
}
