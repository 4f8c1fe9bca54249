import { FORMAT_LOCALES } from '@maneki/contract/language';
import { Button, ButtonLink } from '@maneki/ui/button';
import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { MessagePage } from '../components/message-page.tsx';
import { useStatus, useWhereabouts } from '../use-site.ts';

/** Why the site is closed to this visitor: an upgrade that passes, or a region that stays. */
export default function RestrictScreen() {
  const { maintenance } = useStatus();
  return maintenance.isOn ? <MaintenanceMessage /> : <RegionMessage />;
}

function MaintenanceMessage() {
  const t = useTranslations('site.restrict');
  const format = useFormatter();
  const { states } = useArt();
  const { endsAt } = useStatus().maintenance;
  const timeZone = useTimeZone();
  const date = endsAt && format.dateTime(new Date(endsAt), { ...MOMENT, timeZone });
  return (
    <MessagePage
      image={states.maintenance}
      title={t('maintenanceTitle')}
      text={t('maintenanceText')}
      facts={date ? [t('maintenanceEnds', { date })] : []}
    >
      <Choices />
    </MessagePage>
  );
}

function RegionMessage() {
  const t = useTranslations('site.restrict');
  const { states } = useArt();
  const { language } = usePreferences();
  const { ip: address, countryCode } = useWhereabouts();
  const names = new Intl.DisplayNames(FORMAT_LOCALES[language], { type: 'region' });
  const country = countryCode && names.of(countryCode);
  const facts = [t('address', { address }), ...(country ? [t('country', { country })] : [])];
  return (
    <MessagePage
      image={states.region}
      title={t('regionTitle')}
      text={t('regionText')}
      facts={facts}
    >
      <Choices />
    </MessagePage>
  );
}

function Choices() {
  const t = useTranslations('site.restrict');
  const service = useStatus().info.customerService[0];
  return (
    <>
      <Button onClick={() => window.location.assign('/m/home')}>{t('checkAgain')}</Button>
      {service && (
        <ButtonLink kind="quiet" href={service.path} target="_blank">
          {t('contact')}
        </ButtonLink>
      )}
    </>
  );
}

const MOMENT = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The visitor's own time zone, which only the browser knows: the server's HTML says it in UTC. */
const useTimeZone = () =>
  useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
