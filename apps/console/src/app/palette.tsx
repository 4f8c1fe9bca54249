import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight } from '@mantine/spotlight';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import type { ConsolePage } from '#platform/console-page.ts';
import { FIND_CHARACTERS_MIN, type Found } from '#platform/find.ts';
import type { Self } from '#platform/self.ts';
import { FIND_SOURCES } from './find-sources.ts';

const PAUSE_MS = 200;

type PaletteProps = { readonly self: Self; readonly pages: readonly ConsolePage[] };

/** Leads by a few letters to a page, or to whatever the features find by them. */
export function Palette({ self, pages }: PaletteProps) {
  const t = useTranslations();
  const [query, setQuery] = useState('');
  const groups = useFound(self, query);
  const typed = query.trim().toLowerCase();
  const found = pages
    .map(({ name }) => ({ id: `page-${name}`, label: t(`${name}.title`), to: `/${name}` }))
    .filter(({ label }) => label.toLowerCase().includes(typed));
  const isEmpty = found.length === 0 && groups.every((group) => group.found.length === 0);
  return (
    <Spotlight.Root
      shortcut={['mod + K', '/']}
      query={query}
      onQueryChange={setQuery}
      maxHeight={480}
      scrollable
    >
      <Spotlight.Search placeholder={t('nav.find')} aria-label={t('nav.find')} />
      <Spotlight.ActionsList>
        {groups.map(({ name, found: ofGroup }) => (
          <FoundGroup key={name} label={t(`${name}.title`)} found={ofGroup} />
        ))}
        <FoundGroup label={t('nav.label')} found={found} />
        {isEmpty && <Spotlight.Empty>{t('nav.nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** What each source finds, once somebody has paused typing. */
function useFound(self: Self, query: string) {
  const t = useTranslations();
  const { merchant, language } = useChoice();
  const [asked] = useDebouncedValue(query.trim(), PAUSE_MS);
  const sources = FIND_SOURCES.filter(({ right }) => self.rights.includes(right));
  const isEnough = asked.length >= FIND_CHARACTERS_MIN;
  const answers = useQueries({
    queries: sources.map(({ name, find }) => ({
      queryKey: ['find', name, merchant, language, asked],
      queryFn: () => find(asked, t),
      enabled: isEnough,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    })),
  });
  return sources.map(({ name }, at) => ({
    name,
    found: (isEnough && answers[at]?.data) || [],
  }));
}

function FoundGroup({
  label,
  found,
}: {
  readonly label: string;
  readonly found: readonly Found[];
}) {
  const navigate = useNavigate();
  if (found.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={label}>
      {found.map(({ id, label: name, hint, to }) => (
        <Spotlight.Action
          key={id}
          label={name}
          {...(hint !== undefined && { description: hint })}
          highlightQuery
          onClick={() => navigate(to)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
