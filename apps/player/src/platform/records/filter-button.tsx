import { Button } from '@maneki/ui/button';
import { IconButton } from '@maneki/ui/icon-button';
import { untilUncovered } from '@maneki/ui/overlay-history';
import { Sheet } from '@maneki/ui/sheet';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Filters } from './address-filters.ts';

/** Filters that are being chosen and not sent yet. */
export type FilterDraft<Chosen extends Filters> = {
  readonly filters: Chosen;
  readonly onFilters: (filters: Chosen) => void;
};

type FilterButtonProps<Chosen extends Filters> = FilterDraft<Chosen> & {
  readonly title: string;
  /** How many are in use. */
  readonly count: number;
  /** The controls of the sheet. */
  readonly children: (draft: FilterDraft<Chosen>) => ReactNode;
};

/** Opens all filters at once in a sheet; the record changes when they are sent. */
export function FilterButton<Chosen extends Filters>(props: FilterButtonProps<Chosen>) {
  const { title, count, filters, onFilters, children } = props;
  const t = useTranslations('record.filter');
  const shell = useTranslations('shell.actions');
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(filters);
  const open = () => {
    // Whoever opens it sees what is in force, not what was chosen last time and never sent.
    setDraft(filters);
    setIsOpen(true);
  };
  const apply = async () => {
    setIsOpen(false);
    // The sheet takes back its step in the history first, or it would take the new address along.
    await untilUncovered();
    onFilters(draft);
  };
  return (
    <>
      <IconButton
        icon="filter"
        label={count > 0 ? t('count', { count: `${count}` }) : t('open')}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="size-13"
        onClick={open}
      />
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeLabel={shell('close')}
        footer={
          <div className="grid grid-cols-2 gap-3">
            <Button kind="quiet" onClick={() => setDraft({} as Chosen)}>
              {t('reset')}
            </Button>
            <Button onClick={apply}>{t('show')}</Button>
          </div>
        }
      >
        <div className="grid gap-5">{children({ filters: draft, onFilters: setDraft })}</div>
      </Sheet>
    </>
  );
}
