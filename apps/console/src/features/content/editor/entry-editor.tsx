import type { EntryKind } from '@maneki/contract/content/desk';
import { Alert, Anchor, Button, Grid, Group, Stack, Tabs } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Page } from '#platform/look/page.tsx';
import { useMay } from '#platform/self.ts';
import type { Draft } from '../draft.ts';
import type { Entry } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useWriting, type Writing } from './use-writing.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { WordsPanel } from './words-panel.tsx';
import { WritingProblem } from './writing-problem.tsx';

type EntryEditorProps = {
  readonly kind: EntryKind;
  /** Undefined for what has not been saved yet. */
  readonly entry: Entry | undefined;
  readonly content: Draft;
};

/** Where something is written, looked at as its readers would see it, published and taken back. */
export function EntryEditor({ kind, entry, content }: EntryEditorProps) {
  const t = useTranslations('content');
  const writing = useWriting({ kind, entry, content });
  const [search, setSearch] = useSearchParams();
  const mayEdit = useMay('editContent');
  useWarning(writing.isChanged);
  return (
    <Page
      title={entry?.title || t('newTitle', { kind: t(`kinds.${kind}`) })}
      actions={<Actions entry={entry} writing={writing} />}
    >
      <Group gap="sm">
        <Anchor component={Link} to="/content" size="sm">
          {t('all')}
        </Anchor>
        {entry && <StateBadge entry={entry} />}
      </Group>
      {!mayEdit && <Alert color="gray">{t('readOnly')}</Alert>}
      {writing.isBack && (
        <Alert color="blue" role="status">
          <Group justify="space-between">
            {t('backAgain')}
            <Button size="xs" variant="default" onClick={writing.discard}>
              {t('discard')}
            </Button>
          </Group>
        </Alert>
      )}
      <WritingProblem writing={writing} />
      <Tabs
        value={search.get('tab') ?? 'write'}
        onChange={(tab) => setSearch(tab === 'write' ? {} : { tab: tab! }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="write">{t('write')}</Tabs.Tab>
          <Tabs.Tab value="preview" disabled={!entry}>
            {t('preview')}
          </Tabs.Tab>
          <Tabs.Tab value="versions" disabled={!entry}>
            {t('versions')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="write">
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <WordsPanel kind={kind} writing={writing} isLocked={!mayEdit} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <SettingsPanel kind={kind} writing={writing} isLocked={!mayEdit} />
            </Grid.Col>
          </Grid>
        </Tabs.Panel>
        {entry && (
          <>
            <Tabs.Panel value="preview">
              <PreviewPanel entry={entry} writing={writing} />
            </Tabs.Panel>
            <Tabs.Panel value="versions">
              <VersionsPanel entry={entry} />
            </Tabs.Panel>
          </>
        )}
      </Tabs>
    </Page>
  );
}

type ActionsProps = { readonly entry: Entry | undefined; readonly writing: Writing };

function Actions({ entry, writing: { save, saving, isChanged } }: ActionsProps) {
  const t = useTranslations('content');
  const mayEdit = useMay('editContent');
  const mayPublish = useMay('publishContent');
  const isPublished = entry !== undefined && entry.liveVersion === entry.version && !isChanged;
  return (
    <Stack gap={4} align="end">
      <Group gap="xs">
        {entry && entry.liveVersion !== null && mayPublish && <WithdrawButton entry={entry} />}
        {mayEdit && (
          <Button
            variant="default"
            loading={saving.isPending}
            disabled={!isChanged}
            onClick={() => save({})}
          >
            {t('save')}
          </Button>
        )}
        {mayPublish && (
          <Button
            loading={saving.isPending}
            disabled={isPublished || (!entry && !isChanged)}
            onClick={() => save({ isPublished: true })}
          >
            {t('publish')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Whoever closes the window asks twice while something is not saved. */
function useWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
