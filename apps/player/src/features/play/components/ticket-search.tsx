import { SearchField } from '@maneki/ui/search-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isTicketNumber, TICKET_NUMBER_CHARACTERS } from '../ticket-choice.ts';

type TicketSearchProps = {
  readonly ticketNo: string | undefined;
  readonly onSearch: (ticketNo: string | undefined) => void;
};

/** Finds a bet of the period by its number. */
export function TicketSearch({ ticketNo, onSearch }: TicketSearchProps) {
  const t = useTranslations('play.record');
  const [isWrong, setIsWrong] = useState(false);
  const { min, max } = TICKET_NUMBER_CHARACTERS;
  const search = (text: string) => {
    const isAccepted = text === '' || isTicketNumber(text);
    setIsWrong(!isAccepted);
    if (isAccepted && text !== (ticketNo ?? '')) onSearch(text || undefined);
  };
  return (
    <SearchField
      label={t('searchLabel')}
      searchLabel={t('search')}
      clearLabel={t('clearSearch')}
      value={ticketNo ?? ''}
      onSearch={search}
      maxLength={max}
      error={isWrong ? t('searchRule', { min: `${min}`, max: `${max}` }) : undefined}
    />
  );
}
