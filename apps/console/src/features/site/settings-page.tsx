import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useMay } from '#platform/self.ts';
import { type Settings, settingsQuery } from './queries.ts';

type SettingsPageProps = {
  readonly title: string;
  readonly children: (settings: Settings, isLocked: boolean) => ReactNode;
};

/** A page about a merchant's settings: who may not change them sees them all the same. */
export function SettingsPage({ title, children }: SettingsPageProps) {
  const t = useTranslations('settings');
  const { merchant } = useChoice();
  const { data, error, refetch } = useQuery(settingsQuery(merchant));
  const mayChange = useMay('changeSettings');
  const { hash } = useLocation();
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isThere, hash]);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Page key={merchant} title={title}>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      {children(data, !mayChange)}
    </Page>
  );
}
