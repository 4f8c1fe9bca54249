import type { Ticket } from '@maneki/contract/play/schemas';
import { Amount } from '@maneki/ui/amount';
import { Icon } from '@maneki/ui/icon';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { StepLink } from '#platform/navigation/step-link.tsx';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { plainAmount, type SignedAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { openTicket } from '../open-ticket.ts';
import { TicketStatusTag } from './ticket-status.tsx';

const CARD = 'surface relative grid grid-cols-1 gap-2.5 rounded-card p-4 pb-2.5';

/** One bet. The whole card opens its details; the number in it can be copied without opening them. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations('play.record');
  const times = useRecordTimes();
  const [address] = useSearchParams();
  const { ticketNo, game, vendor, net } = ticket;
  return (
    <article className={`${CARD} transition duration-150 has-[a:active]:scale-[0.99]`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-body font-semibold text-base">
            <StepLink
              {...openTicket(address, ticketNo)}
              className="rounded-card after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {game.name}
              <span className="sr-only">{`, ${t('open', { number: ticketNo })}`}</span>
            </StepLink>
          </h3>
          <p className="numerals text-muted text-xs">
            {vendor.name}
            {' · '}
            <time dateTime={ticket.placedAt}>{times.clock(ticket.placedAt)}</time>
          </p>
        </div>
        <TicketStatusTag ticket={ticket} />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Figure label={t('stake')} figure={{ text: plainAmount(ticket.stake), tone: 'plain' }} />
        {net !== null && (
          <>
            <Figure
              label={t('payout')}
              figure={{ text: plainAmount(ticket.payout), tone: 'plain' }}
            />
            <Figure label={t('net')} figure={signedAmount(net)} isLast />
          </>
        )}
      </dl>
      <div className="flex items-center justify-between gap-3 border-line border-t pt-1.5">
        <RecordNumber number={ticketNo} className="z-1" />
        <Icon name="chevron-right" className="size-4.5 text-faint" />
      </div>
    </article>
  );
}

type FigureProps = {
  readonly label: string;
  readonly figure: SignedAmount;
  readonly isLast?: boolean;
};

function Figure({ label, figure, isLast = false }: FigureProps) {
  return (
    <div className={isLast ? 'text-right' : ''}>
      <dt className="text-2xs text-muted">{label}</dt>
      <dd>
        <Amount amount={figure.text} tone={figure.tone} size="small" />
      </dd>
    </div>
  );
}

/** The same room, before the bet is known. */
export function TicketCardSkeleton() {
  return (
    <div className={CARD}>
      <div className="grid gap-2 py-1">
        <Skeleton className="h-4 w-36 rounded-pill" />
        <Skeleton className="h-3 w-28 rounded-pill" />
      </div>
      <div className="flex justify-between py-0.5">
        <Skeleton className="h-8 w-16" />
        <Skeleton className="h-8 w-16" />
        <Skeleton className="h-8 w-20" />
      </div>
      <div className="flex min-h-9 items-center border-line border-t">
        <Skeleton className="h-3 w-36 rounded-pill" />
      </div>
    </div>
  );
}
