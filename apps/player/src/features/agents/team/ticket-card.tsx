import type { TeamTicket } from '@maneki/contract/agents/team-schemas';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { useBetWords } from '#platform/records/use-bet-words.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { Figure } from './figure.tsx';

const CARD = 'surface grid grid-cols-1 gap-2.5 rounded-card p-4 pb-2';

/** A bet of somebody of the team. */
export function TeamTicketCard({ ticket }: { readonly ticket: TeamTicket }) {
  const t = useTranslations('team.betting');
  const play = useTranslations('play');
  const { net, status, placedAt, settledAt, lottery } = ticket;
  const bet = useBetWords(lottery?.group);
  const times = useRecordTimes();
  const result = net === null ? undefined : signedAmount(net);
  return (
    <article className={CARD}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-body font-semibold text-base">{ticket.username}</h3>
          <p className="wrap-anywhere text-muted text-xs">
            {play(`categories.${ticket.category}`)} · {ticket.game.name} · {ticket.vendor.name}
            {lottery?.issue && ` · ${play('ticket.issue')} ${lottery.issue}`}
          </p>
        </div>
        <Tag tone={status === 'WON' ? 'success' : 'plain'}>{play(`statuses.${status}`)}</Tag>
      </div>
      {ticket.selection && (
        <p className="wrap-anywhere whitespace-pre-line text-sm">
          {bet.selection(ticket.selection)}
        </p>
      )}
      <dl className="grid grid-cols-4 gap-2 max-[359px]:grid-cols-2">
        <Figure label={t('stake')} text={plainAmount(ticket.stake)} />
        <Figure label={t('valid')} text={plainAmount(ticket.validTurnover)} />
        <Figure label={t('payout')} text={plainAmount(ticket.payout)} />
        <Figure label={t('net')} text={result?.text ?? '–'} tone={result?.tone ?? 'plain'} />
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-1.5 text-faint text-xs">
        <RecordNumber number={ticket.ticketNo} />
        <p className="numerals">
          <time dateTime={placedAt}>{times.clock(placedAt)}</time>
          {settledAt && (
            <>
              {' → '}
              <time dateTime={settledAt}>{times.clock(settledAt)}</time>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

export const TeamTicketSkeleton = () => (
  <div className={CARD}>
    <Skeleton className="h-5 w-32 rounded-pill" />
    <Skeleton className="h-9" />
    <Skeleton className="h-8" />
  </div>
);
