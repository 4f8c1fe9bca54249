import { TICKET_STATUSES } from '@maneki/contract/play/tickets';
import { Button } from '@maneki/ui/button';
import { Chips } from '@maneki/ui/chips';
import { Sheet } from '@maneki/ui/sheet';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TicketFilters } from '../ticket-choice.ts';
import type { DraftProps } from './filter-draft.ts';
import { Labelled } from './labelled.tsx';
import { PlayedFilters } from './played-filters.tsx';

type FilterSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly filters: TicketFilters;
  readonly onApply: (filters: TicketFilters) => void;
};

/** All filters at once; the record changes when they are sent. */
export function FilterSheet({ isOpen, onClose, filters, onApply }: FilterSheetProps) {
  const t = useTranslations('play.record');
  const shell = useTranslations('shell.actions');
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Whoever opens it sees what is in force, not what was chosen last time and never sent.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(filters);
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filterTitle')}
      closeLabel={shell('close')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button kind="quiet" onClick={() => setDraft({})}>
            {t('reset')}
          </Button>
          <Button onClick={() => onApply(draft)}>{t('show')}</Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <PlayedFilters filters={draft} onFilters={setDraft} />
        <StatusFilter filters={draft} onFilters={setDraft} />
      </div>
    </Sheet>
  );
}

function StatusFilter({ filters, onFilters }: DraftProps) {
  const t = useTranslations('play');
  const options = [
    { value: 'all' as const, text: t('record.all') },
    ...TICKET_STATUSES.map((value) => ({ value, text: t(`statuses.${value}`) })),
  ];
  return (
    <Labelled label={t('record.status')}>
      <Chips
        layout="wrap"
        label={t('record.status')}
        options={options}
        value={filters.status ?? 'all'}
        onValue={(value) => onFilters({ ...filters, status: value === 'all' ? undefined : value })}
      />
    </Labelled>
  );
}
