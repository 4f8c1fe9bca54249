import type { Ticket } from '@maneki/contract/play/schemas';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { signedAmount } from '#platform/records/signed-amount.ts';

type Outcome = Pick<Ticket, 'status' | 'net'>;

/** What became of a bet, in a word. */
export function TicketStatusTag({ ticket }: { readonly ticket: Outcome }) {
  const t = useTranslations('play.statuses');
  return (
    <Tag tone={findTone(ticket)} className="shrink-0">
      {t(ticket.status)}
    </Tag>
  );
}

/** Only a return above the stake looks like a gain, whatever the game calls it. */
export function findTone({ status, net }: Outcome): TagTone {
  if (status === 'PENDING') return 'gold';
  return net !== null && signedAmount(net).tone === 'gain' ? 'success' : 'plain';
}
