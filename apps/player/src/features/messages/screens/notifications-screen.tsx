import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { ListMessage } from '@maneki/ui/list-message';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { SkeletonText } from '@maneki/ui/skeleton';
import { Switch } from '@maneki/ui/switch';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryChoice } from '../push/components/category-choice.tsx';
import { QuietChoice } from '../push/components/quiet-choice.tsx';
import { findPushObstacle, type PushObstacle } from '../push/push-device.ts';
import { usePush } from '../push/use-push.ts';

/** Notifications on this device: whether, what about, and when not. */
export default function NotificationsScreen() {
  const t = useTranslations('push.settings');
  const retry = useTranslations('shell.actions')('retry');
  const push = usePush();
  const [obstacle, setObstacle] = useState<PushObstacle>();
  useEffect(() => setObstacle(findPushObstacle()), []);
  if (push.isError)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{ text: retry, onPress: () => push.refetch() }}
      />
    );
  const { device } = push;
  const turn = async (isOn: boolean) => {
    if (!isOn) return push.turnOff();
    // The answer to the browser's own question is told by the switch, and a no by the notice below.
    await push.turnOn().catch(() => {});
    setObstacle(findPushObstacle());
  };
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-pill bg-gold/15 text-gold-text">
          <Icon name="bell" className="size-7" />
        </span>
        <p className="text-muted text-sm">{t('lead')}</p>
      </div>
      {obstacle && !device && <Obstacle obstacle={obstacle} />}
      <Card>
        {device === undefined ? (
          <SkeletonText lines={2} />
        ) : (
          <Switch
            label={<b>{t('on')}</b>}
            hint={t('onHint')}
            isOn={device !== null}
            disabled={push.isPending || (obstacle !== undefined && device === null)}
            onValue={turn}
          />
        )}
      </Card>
      {device && (
        <>
          <CategoryChoice choice={device} isDisabled={push.isPending} onChange={push.change} />
          <QuietChoice choice={device} isDisabled={push.isPending} onChange={push.change} />
        </>
      )}
    </div>
  );
}

function Obstacle({ obstacle }: { readonly obstacle: PushObstacle }) {
  const t = useTranslations('push.settings');
  if (obstacle !== 'needs-install')
    return (
      <NoticeBar kind="warning">{t(obstacle === 'denied' ? 'denied' : 'unsupported')}</NoticeBar>
    );
  return (
    <Card className="grid gap-3">
      <p>{t('iosInstall')}</p>
      <ButtonLink href="/m/app" icon="download">
        {t('toApp')}
      </ButtonLink>
    </Card>
  );
}
