import { ListMessage } from '@maneki/ui/list-message';
import { Sheet } from '@maneki/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused } from '#platform/call/refused-error.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { useLocation, useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { leaveTicket } from '../open-ticket.ts';
import { ticketQuery } from '../record-queries.ts';
import { isTicketNumber } from '../ticket-choice.ts';
import { TicketDetailsSkeleton, TicketDetailsView } from './ticket-details.tsx';

/** The ticket that the address names, over the record. */
export function TicketSheet() {
  const t = useTranslations('play.ticket');
  const shell = useTranslations('shell.actions');
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const ticketNo = address.get('ticket');
  const [lastShown, setLastShown] = useState(ticketNo);
  // On its way out the sheet still shows what it showed.
  if (ticketNo !== null && ticketNo !== lastShown) setLastShown(ticketNo);
  const isInBrowser = useIsHydrated();
  const close = () => {
    const way = leaveTicket(address, state);
    if (way.steps) navigate(way.steps);
    else navigate(way.to, { replace: true, preventScrollReset: true });
  };
  return (
    <Sheet
      hasAddress
      isOpen={isInBrowser && ticketNo !== null}
      onClose={close}
      title={t('title')}
      closeLabel={shell('close')}
    >
      {lastShown !== null && <TicketContent ticketNo={lastShown} onClose={close} />}
    </Sheet>
  );
}

type TicketContentProps = { readonly ticketNo: string; readonly onClose: () => void };

function TicketContent({ ticketNo, onClose }: TicketContentProps) {
  const t = useTranslations('play');
  const record = useTranslations('record');
  const shell = useTranslations('shell.actions');
  const isNumber = isTicketNumber(ticketNo);
  const query = useQuery({ ...ticketQuery(ticketNo), enabled: isNumber });
  if (query.data) return <TicketDetailsView ticket={query.data} />;
  if (!isNumber || isRefused(query.error, 'play.ticket_not_found'))
    return (
      <ListMessage
        icon="ticket"
        title={t('refusals.ticket_not_found')}
        text={t('ticket.checkNumber')}
        action={{ text: shell('close'), onPress: onClose }}
      />
    );
  if (query.fetchStatus === 'paused')
    return <ListMessage icon="wifi-off" title={record('offline')} text={record('offlineText')} />;
  if (query.isError && query.fetchStatus === 'idle')
    return (
      <ListMessage
        icon="circle-alert"
        title={t('ticket.failed')}
        text={record('failedText')}
        action={{ text: shell('retry'), onPress: () => query.refetch() }}
      />
    );
  return <TicketDetailsSkeleton />;
}
