import type { ResponseOf } from '@maneki/contract/contract';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { Button } from '@maneki/ui/button';
import { Icon } from '@maneki/ui/icon';
import { confirm } from '@maneki/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { passkeysQuery } from '../account/queries.ts';
import { useTimes } from '../account/use-times.ts';
import { identityKeys } from '../queries.ts';
import { Section, SectionRow } from './section.tsx';
import { useChange } from './use-change.ts';

type Passkey = ResponseOf<typeof identityEndpoints.listPasskeys>['list'][number];

/** Passkeys of the account: those there are, and one more for this device. */
export function PasskeysSection() {
  const t = useTranslations('security');
  const offer = useTranslations('identity.passkeyOffer');
  const query = useQuery(passkeysQuery);
  const { change, isPending } = useChange();
  const canAdd = useCanAdd();
  const add = () =>
    change({
      send: async () => (await import('../account/add-passkey.ts')).addPasskey(),
      queryKey: identityKeys.passkeys,
      doneText: offer('added'),
    });
  return (
    <Section
      title={t('passkeys')}
      text={canAdd ? t('passkeysText') : t('passkeyUnsupported')}
      query={query}
      keyOf={({ id }) => id}
      emptyText={t('passkeyNone')}
      action={
        canAdd && (
          <Button kind="quiet" icon="fingerprint" isWide isPending={isPending} onClick={add}>
            {t('passkeyAdd')}
          </Button>
        )
      }
    >
      {(passkey) => <PasskeyRow passkey={passkey} />}
    </Section>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useTranslations('security');
  const shell = useTranslations('shell.actions');
  const times = useTimes();
  const { change, isPending } = useChange();
  const { id, name, createdAt, usedAt } = passkey;
  const remove = async () => {
    const isWanted = await confirm({
      title: t('passkeyRemoveTitle'),
      text: t('passkeyRemoveText'),
      confirmLabel: t('passkeyRemove'),
      cancelLabel: shell('cancel'),
      isDangerous: true,
    });
    if (!isWanted) return;
    await change({
      send: () => ask(identityEndpoints.removePasskey, { id }),
      queryKey: identityKeys.passkeys,
      doneText: t('saved'),
    });
  };
  return (
    <SectionRow
      icon={<Icon name="fingerprint" />}
      title={name}
      details={[
        t('passkeyCreated', { date: times.day(createdAt) }),
        ...(usedAt ? [t('passkeyUsed', { date: times.day(usedAt) })] : []),
      ]}
      action={
        <Button kind="quiet" size="small" isPending={isPending} onClick={remove}>
          {t('passkeyRemove')}
        </Button>
      }
    />
  );
}

/** The server cannot know; nearly every browser can. */
const useCanAdd = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => true,
  );
