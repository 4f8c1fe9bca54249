import type { TicketDetails } from '@maneki/contract/play/schemas';
import { Amount } from '@maneki/ui/amount';
import { ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Skeleton } from '@maneki/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { useBetWords } from '#platform/records/use-bet-words.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { findFairGame } from '../fairness/fair-games.ts';
import { TicketStatusTag } from './ticket-status.tsx';

/** Everything about one bet: what came of it first, then what was bet, then the numbers to quote. */
export function TicketDetailsView({ ticket }: { readonly ticket: TicketDetails }) {
  return (
    <div className="grid gap-3">
      <Outcome ticket={ticket} />
      <Money ticket={ticket} />
      <Bet ticket={ticket} />
      <Numbers ticket={ticket} />
      <CheckRound ticket={ticket} />
    </div>
  );
}

type PartProps = { readonly ticket: TicketDetails };

function Outcome({ ticket }: PartProps) {
  const t = useTranslations('play');
  const net = ticket.net === null ? undefined : signedAmount(ticket.net);
  return (
    <div className="grid justify-items-center gap-1.5 pb-2 text-center">
      <TicketStatusTag ticket={ticket} />
      {net && (
        <p>
          <span className="sr-only">{t('record.net')} </span>
          <Amount amount={net.text} tone={net.tone} size="huge" />
        </p>
      )}
      <h3 className="wrap-anywhere font-body font-semibold text-base">{ticket.game.name}</h3>
      <p className="text-muted text-sm">
        {[ticket.vendor.name, t(`categories.${ticket.category}`)].join(' · ')}
      </p>
    </div>
  );
}

function Money({ ticket }: PartProps) {
  const t = useTranslations('play.record');
  const isOpen = ticket.net === null;
  return (
    <Details>
      <Detail label={t('stake')}>{plainAmount(ticket.stake)}</Detail>
      {!isOpen && (
        <>
          <Detail label={t('validTurnover')}>{plainAmount(ticket.validTurnover)}</Detail>
          <Detail label={t('payout')}>{plainAmount(ticket.payout)}</Detail>
        </>
      )}
    </Details>
  );
}

function Bet({ ticket }: PartProps) {
  const t = useTranslations('play.ticket');
  const times = useRecordTimes();
  const { selection, odds, lottery, resultText, settledAt } = ticket;
  const bet = useBetWords(lottery?.group);
  return (
    <Details>
      {lottery?.issue && <Detail label={t('issue')}>{lottery.issue}</Detail>}
      {selection && <Detail label={t('selection')}>{bet.selection(selection)}</Detail>}
      {odds && <Detail label={t('odds')}>{odds}</Detail>}
      {lottery && (
        <Detail label={t('prizeMode')}>
          {[lottery.mode, lottery.series ?? []].flat().join(' · ')}
        </Detail>
      )}
      {resultText && <Detail label={t('result')}>{bet.result(resultText)}</Detail>}
      <Detail label={t('placedAt')}>
        <time dateTime={ticket.placedAt}>{times.moment(ticket.placedAt)}</time>
      </Detail>
      <Detail label={t('settledAt')}>
        {settledAt ? <time dateTime={settledAt}>{times.moment(settledAt)}</time> : t('notSettled')}
      </Detail>
    </Details>
  );
}

function Numbers({ ticket }: PartProps) {
  const t = useTranslations('play.ticket');
  return (
    <Details>
      <Detail label={t('number')}>
        <RecordNumber number={ticket.ticketNo} />
      </Detail>
      <Detail label={t('reference')}>
        <RecordNumber number={ticket.reference} />
      </Detail>
      <Detail label={t('round')}>{ticket.round}</Detail>
    </Details>
  );
}

/** Rounds of the house's own games can be computed again by anyone. */
function CheckRound({ ticket: { vendor, game, round } }: PartProps) {
  const t = useTranslations('play.ticket');
  if (findFairGame(game.id)?.vendor !== vendor.code) return null;
  return (
    <ButtonLink
      kind="quiet"
      icon="shield"
      href={`/m/fairness?${new URLSearchParams({ game: game.id, round })}`}
    >
      {t('checkRound')}
    </ButtonLink>
  );
}

function Details({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="py-1">
      <dl className="divide-y divide-line">{children}</dl>
    </Card>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1.5 text-sm">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="wrap-anywhere numerals min-w-0 whitespace-pre-line text-right font-semibold">
        {children}
      </dd>
    </div>
  );
}

/** The same room, before the bet is known. */
export function TicketDetailsSkeleton() {
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-center gap-2.5 pb-2">
        <Skeleton className="h-5 w-14 rounded-pill" />
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-4 w-32 rounded-pill" />
        <Skeleton className="h-3.5 w-24 rounded-pill" />
      </div>
      <Skeleton className="h-35" />
      <Skeleton className="h-57" />
      <Skeleton className="h-35" />
    </div>
  );
}
