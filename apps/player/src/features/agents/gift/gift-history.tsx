import { CURRENCIES } from '@maneki/kernel/money';
import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { GiftSheet } from './gift-sheet.tsx';
import { type GiftView, giftsQuery } from './queries.ts';

export const STATE_TONES: Readonly<Partial<Record<GiftView['state'], TagTone>>> = {
  DONE: 'success',
  FINISHED: 'success',
  OPEN: 'gold',
  REJECTED: 'danger',
};

/** What the agent has sent, the latest first, with what became of it. */
export function GiftHistory({ of }: { readonly of: 'TRANSFERS' | 'RAINS' }) {
  const t = useTranslations('gifts.history');
  const query = useInfiniteQuery(giftsQuery(of));
  const [shown, setShown] = useState<string>();
  const gifts = query.data?.pages.flatMap(({ list }) => list);
  return (
    <section aria-labelledby="gifts-sent" className="grid gap-2">
      <SectionHeading id="gifts-sent" title={t('title')} />
      {!gifts && !query.isError && <Skeleton className="h-24" />}
      {(gifts?.length === 0 || (!gifts && query.isError)) && (
        <Card>
          <p className="text-center text-muted text-sm">{t(gifts ? 'empty' : 'failed')}</p>
        </Card>
      )}
      {gifts && gifts.length > 0 && (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {gifts.map((gift) => (
            <li key={gift.id}>
              <GiftRow gift={gift} onOpen={() => setShown(gift.id)} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} text={t('more')} />
      <GiftSheet id={shown} onClose={() => setShown(undefined)} />
    </section>
  );
}

type GiftRowProps = { readonly gift: GiftView; readonly onOpen: () => void };

function GiftRow({ gift, onOpen }: GiftRowProps) {
  const t = useTranslations('gifts.history');
  const { moment } = useRainWords();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 px-4 py-3 text-left"
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`kinds.${gift.kind}`)}</span>
        <Amount amount={writeBalance(gift.total)} symbol={CURRENCIES[gift.currency].symbol} />
      </span>
      <Icon name="chevron-right" className="row-span-2 size-4 text-muted" />
      <span className="numerals flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted text-xs">
        <span>
          <time dateTime={gift.sentAt}>{moment(gift.sentAt)}</time>
          {' · '}
          {t('given', { given: gift.given, count: gift.count })}
        </span>
        <Tag tone={STATE_TONES[gift.state] ?? 'plain'}>{t(`states.${gift.state}`)}</Tag>
      </span>
    </button>
  );
}
