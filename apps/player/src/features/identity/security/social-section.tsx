import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@maneki/contract/identity/social';
import { Button } from '@maneki/ui/button';
import { confirm } from '@maneki/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { ask } from '#platform/forms/ask.ts';
import { socialAccountsQuery } from '../account/queries.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import { loginSettingsQuery } from '../form-queries.ts';
import { identityKeys } from '../queries.ts';
import { Section, SectionRow } from './section.tsx';
import { useChange } from './use-change.ts';

type Row = { readonly provider: SocialProvider; readonly name: string | undefined };

/** Accounts elsewhere that open this one. One that is linked is shown even where its kind is switched off. */
export function SocialSection() {
  const t = useTranslations('security');
  const { data: settings } = useQuery(loginSettingsQuery(call));
  const query = useQuery(socialAccountsQuery);
  const names = new Map(query.data?.map(({ provider, name }) => [provider, name]));
  const rows: Row[] = SOCIAL_PROVIDERS.filter(
    (provider) => names.has(provider) || settings?.social.includes(provider),
  ).map((provider) => ({ provider, name: names.get(provider) }));
  if (query.isSuccess && rows.length === 0) return null;
  return (
    <Section
      title={t('social')}
      query={{ ...query, data: query.data && rows }}
      keyOf={({ provider }) => provider}
      emptyText={t('socialNone')}
    >
      {(row) => <SocialRow {...row} />}
    </Section>
  );
}

function SocialRow({ provider, name }: Row) {
  const t = useTranslations('identity');
  const security = useTranslations('security');
  const shell = useTranslations('shell.actions');
  const { change, isPending } = useChange();
  const words = { provider: t(`providers.${provider}`) };
  const isLinked = name !== undefined;
  const link = () =>
    change({
      send: async () => {
        const asked = await ask(identityEndpoints.linkSocialAccount, { provider });
        if (asked.ok) window.location.assign(asked.value.address);
        return asked;
      },
      queryKey: identityKeys.socialAccounts,
    });
  const unlink = async () => {
    const isWanted = await confirm({
      title: security('socialUnlinkTitle', words),
      text: '',
      confirmLabel: security('socialUnlink'),
      cancelLabel: shell('cancel'),
      isDangerous: true,
    });
    if (!isWanted) return;
    await change({
      send: () => ask(identityEndpoints.unlinkSocialAccount, { provider }),
      queryKey: identityKeys.socialAccounts,
      doneText: security('saved'),
    });
  };
  return (
    <SectionRow
      icon={<BrandMark provider={provider} />}
      title={words.provider}
      details={[isLinked ? security('socialLinked', { name }) : security('socialNone')]}
      action={
        <Button kind="quiet" size="small" isPending={isPending} onClick={isLinked ? unlink : link}>
          {security(isLinked ? 'socialUnlink' : 'socialLink')}
        </Button>
      }
    />
  );
}
