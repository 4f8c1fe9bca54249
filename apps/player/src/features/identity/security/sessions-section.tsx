import type { SessionEntry } from '@maneki/contract/identity/account-schemas';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { FORMAT_LOCALES } from '@maneki/contract/language';
import { Button } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { confirm } from '@maneki/ui/overlays';
import { Tag } from '@maneki/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { sessionsQuery } from '../account/queries.ts';
import { useTimes } from '../account/use-times.ts';
import { identityKeys } from '../queries.ts';
import { Section, SectionRow } from './section.tsx';
import { useChange } from './use-change.ts';

/** Where the member is logged in; anything that looks strange can be ended from here. */
export function SessionsSection() {
  const t = useTranslations('security');
  const shell = useTranslations('shell.actions');
  const query = useQuery(sessionsQuery);
  const { change, isPending } = useChange();
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  const endOthers = async () => {
    const isWanted = await confirm({
      title: t('sessionsEndTitle'),
      text: t('sessionsEndText'),
      confirmLabel: t('sessionsEndOthers'),
      cancelLabel: shell('cancel'),
      isDangerous: true,
    });
    if (!isWanted) return;
    await change({
      send: () => ask(identityEndpoints.revokeOtherSessions, {}),
      queryKey: identityKeys.sessions,
      doneText: t('sessionsEnded'),
    });
  };
  return (
    <Section
      title={t('sessions')}
      query={query}
      keyOf={({ id }) => id}
      emptyText={t('failed')}
      action={
        hasOthers && (
          <Button kind="quiet" isWide isPending={isPending} onClick={endOthers}>
            {t('sessionsEndOthers')}
          </Button>
        )
      }
    >
      {(session) => <SessionRow session={session} />}
    </Section>
  );
}

function SessionRow({ session }: { readonly session: SessionEntry }) {
  const t = useTranslations('security');
  const shell = useTranslations('shell.actions');
  const times = useTimes();
  const placeOf = usePlace();
  const { change, isPending } = useChange();
  const { id, isCurrent, via, seenAt } = session;
  const device = session.device || t('deviceUnknown');
  const end = async () => {
    const isWanted = await confirm({
      title: t('sessionEndTitle'),
      text: t('sessionEndText'),
      confirmLabel: t('sessionEnd'),
      cancelLabel: shell('cancel'),
      isDangerous: true,
    });
    if (!isWanted) return;
    await change({
      send: () => ask(identityEndpoints.revokeSession, { id }),
      queryKey: identityKeys.sessions,
      doneText: t('sessionsEnded'),
    });
  };
  return (
    <SectionRow
      icon={<Icon name={isHandheld(device) ? 'phone' : 'globe'} />}
      title={device}
      tag={isCurrent && <Tag tone="success">{t('sessionCurrent')}</Tag>}
      details={[
        `${placeOf(session)} · ${t(`via.${via}`)}`,
        t('sessionSeen', { date: times.moment(seenAt) }),
      ]}
      action={
        !isCurrent && (
          <Button kind="quiet" size="small" isPending={isPending} onClick={end}>
            {t('sessionEnd')}
          </Button>
        )
      }
    />
  );
}

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device);

/** The country by its name and the address, as far as they are known. */
function usePlace() {
  const { language } = usePreferences();
  const names = new Intl.DisplayNames(FORMAT_LOCALES[language], { type: 'region' });
  return ({ countryCode, address }: Pick<SessionEntry, 'countryCode' | 'address'>): string =>
    [countryCode && names.of(countryCode), address].filter(Boolean).join(', ');
}
