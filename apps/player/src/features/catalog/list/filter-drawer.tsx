import { Button } from '@maneki/ui/button';
import { Chips } from '@maneki/ui/chips';
import { Field } from '@maneki/ui/field';
import { Sheet } from '@maneki/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { vendorsQuery } from '../queries.ts';
import { vendorsOf } from '../vendors-of.ts';
import { MIN_LINES, minBetsOf, useFilterWords } from './filter-words.ts';
import {
  type FilterName,
  type ListFilters,
  type ListState,
  NAME_CHARACTERS_MAX,
} from './list-state.ts';

type FilterDrawerProps = {
  readonly state: ListState;
  /** Kinds that the list has. */
  readonly kinds: readonly string[];
  readonly onApply: (filters: ListFilters) => void;
  readonly onClose: () => void;
};

/** All filters at once; the list changes when they are sent. */
export function FilterDrawer({ state, kinds, onApply, onClose }: FilterDrawerProps) {
  const t = useTranslations('catalog.filter');
  const shell = useTranslations('shell.actions');
  const [draft, setDraft] = useState(state.filters);
  const [wasOpen, setWasOpen] = useState(false);
  // Whoever opens it sees what is in force, not what was chosen last time and never sent.
  if (wasOpen !== state.isDrawerOpen) {
    setWasOpen(state.isDrawerOpen);
    if (state.isDrawerOpen) setDraft(state.filters);
  }
  const set = (name: FilterName, value: string) => setDraft({ ...draft, [name]: value });
  return (
    <Sheet
      hasAddress
      isOpen={state.isDrawerOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <div className="grid grid-cols-[2fr_3fr] gap-3">
          <Button kind="quiet" onClick={() => setDraft({})}>
            {t('reset')}
          </Button>
          <Button type="submit" form="filters">
            {t('apply')}
          </Button>
        </div>
      }
    >
      <form
        id="filters"
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
        }}
      >
        <Field
          label={t('name')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={NAME_CHARACTERS_MAX}
          value={draft.gameName ?? ''}
          onValue={(value) => set('gameName', value)}
          normalise={(typed) => typed}
        />
        <FilterChoices state={state} kinds={kinds} draft={draft} onSet={set} />
      </form>
    </Sheet>
  );
}

type FilterChoicesProps = Pick<FilterDrawerProps, 'state' | 'kinds'> & {
  readonly draft: ListFilters;
  readonly onSet: (name: FilterName, value: string) => void;
};

function FilterChoices({ state, kinds, draft, onSet }: FilterChoicesProps) {
  const t = useTranslations('catalog.filter');
  const { currency, symbol } = useViewer();
  const words = useFilterWords(symbol);
  const { data: sorting = [] } = useQuery(vendorsQuery(call));
  const vendors = vendorsOf(sorting, state.gameType).map(({ vassalage, displayName }) => ({
    value: vassalage,
    text: displayName,
  }));
  const option = (text: (value: string) => string) => (value: string) => ({
    value,
    text: text(value),
  });
  const groups = [
    { name: 'vassalage', label: t('studio'), options: vendors },
    { name: 'gameClassify', label: t('kind'), options: kinds.map(option(words.gameClassify)) },
    { name: 'minBet', label: t('minBet'), options: minBetsOf(currency).map(option(words.minBet)) },
    { name: 'minLine', label: t('minLine'), options: MIN_LINES.map(option(words.minLine)) },
  ] as const;
  return groups.map(({ name, label, options }) => {
    // Of one there is nothing to choose.
    if (options.length < 2 && !draft[name]) return null;
    return (
      <div key={name} className="grid grid-cols-1 gap-2">
        {/* The words are read from the group itself; these are for the eye. */}
        <p aria-hidden="true" className="font-semibold text-muted text-sm">
          {label}
        </p>
        <Chips
          layout="wrap"
          label={label}
          options={[{ value: '', text: t('any') }, ...options]}
          value={draft[name] ?? ''}
          onValue={(value) => onSet(name, value)}
        />
      </div>
    );
  });
}
