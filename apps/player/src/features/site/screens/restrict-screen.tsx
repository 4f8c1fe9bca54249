import { Button, ButtonLink } from '@maneki/ui/button';
import { useFormatter, useTranslations } from 'use-intl';
import { useArt } from '#platform/use-art.ts';
import { MessagePage } from '../components/message-page.tsx';
import { useStatus } from '../use-site.ts';

/** Why the site is closed to this visitor: an upgrade that passes, or a region that stays. */
export default function RestrictScreen() {
  const { states } = useArt();
  const t = useTranslations('site.restrict');
  const format = useFormatter();
  const { maintenance, location, info } = useStatus();
  const service = info.customerService[0];
  const again = (
    <Button onClick={() => window.location.assign('/m/home')}>{t('checkAgain')}</Button>
  );
  const contact = service && (
    <ButtonLink kind="quiet" href={service.path} target="_blank">
      {t('contact')}
    </ButtonLink>
  );

  if (maintenance.isOn) {
    const endsAt = maintenance.endsAt && new Date(maintenance.endsAt);
    const date = endsAt && format.dateTime(endsAt, { dateStyle: 'long', timeStyle: 'long' });
    return (
      <MessagePage
        image={states.maintenance}
        title={t('maintenanceTitle')}
        text={t('maintenanceText')}
        facts={date ? [t('maintenanceEnds', { date })] : []}
      >
        {again}
        {contact}
      </MessagePage>
    );
  }
  const country = location.countryCode;
  const facts = [t('address', { address: location.ip })];
  return (
    <MessagePage
      image={states.region}
      title={t('regionTitle')}
      text={t('regionText')}
      facts={country ? [...facts, t('country', { country })] : facts}
    >
      {again}
      {contact}
    </MessagePage>
  );
}
