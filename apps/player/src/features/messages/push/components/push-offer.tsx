import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leaveAlone, mayOffer } from '#platform/moments/quiet-offers.ts';
import { findPushObstacle } from '../push-device.ts';
import { usePush } from '../use-push.ts';

/**
 * Offers notifications to whoever waits for something of theirs. The browser asks only after a tap, and after a no
 * nobody is asked again for a month.
 */
export function PushOffer() {
  const t = useTranslations('push.offer');
  const { device, turnOn, isPending } = usePush();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(findPushObstacle() === undefined && mayOffer('push')), []);
  if (!isOpen || device !== null) return null;
  const decline = () => {
    leaveAlone('push');
    setIsOpen(false);
  };
  const accept = async () => {
    // What went wrong has been said; the settings offer it again.
    const isOn = await turnOn().then(
      (kept) => kept !== 'declined',
      () => false,
    );
    if (!isOn) decline();
  };
  return (
    <Card className="grid gap-3">
      <div className="flex gap-3.5">
        <Icon name="bell" className="mt-0.5 shrink-0 text-gold-text" />
        <div className="min-w-0">
          <p className="font-bold">{t('title')}</p>
          <p className="text-muted text-sm">{t('text')}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="quiet" size="small" onClick={decline}>
          {t('no')}
        </Button>
        <Button size="small" isPending={isPending} onClick={accept}>
          {t('yes')}
        </Button>
      </div>
    </Card>
  );
}
