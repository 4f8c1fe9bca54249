import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { useWrite } from '../vip/use-write.ts';
import { type Friend, friendsQuery, type OpenReferral } from './queries.ts';

type Terms = OpenReferral['terms'];

/** The friends who came, each with what is still missing. */
export function FriendList({ terms }: { readonly terms: Terms }) {
  const t = useTranslations('referral.friends');
  const page = useTranslations('referral');
  const shell = useTranslations('shell');
  const query = useInfiniteQuery(friendsQuery);
  const friends = query.data?.pages.flatMap((read) => read.friends);
  return (
    <section aria-labelledby="friends" className="grid gap-2">
      <SectionHeading id="friends" title={t('title')} />
      {!friends && !query.isError && <Skeleton className="h-28" />}
      {!friends && query.isError && (
        <ListMessage
          icon="circle-alert"
          title={page('unread')}
          action={{ text: shell('actions.retry'), onPress: () => void query.refetch() }}
        />
      )}
      {friends?.length === 0 && (
        <ListMessage icon="users" title={t('empty')} text={t('emptyText')} />
      )}
      {friends && friends.length > 0 && (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {friends.map((friend) => (
            <li key={friend.id}>
              <FriendRow friend={friend} terms={terms} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query} text={t('more')} />
    </section>
  );
}

const TONES: Readonly<Record<Friend['state'], TagTone>> = {
  PENDING: 'gold',
  QUALIFIED: 'success',
  EXPIRED: 'plain',
};

function FriendRow({ friend, terms }: { readonly friend: Friend; readonly terms: Terms }) {
  const t = useTranslations('referral.friends');
  const format = useFormatter();
  const write = useWrite();
  const date = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' });
  const isPending = friend.state === 'PENDING';
  const missing = {
    PHONE: t('obstacles.PHONE'),
    DEPOSIT: t('obstacles.DEPOSIT', {
      ...{ done: write(friend.deposits), needed: write(terms.deposit) },
    }),
    TURNOVER: t('obstacles.TURNOVER', {
      ...{ done: write(friend.turnover), needed: write(terms.turnover) },
    }),
    SHARED: t('obstacles.SHARED'),
  };
  return (
    <article className="grid gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 font-body font-semibold text-sm">{friend.name}</h3>
        <Tag tone={TONES[friend.state]}>{t(`states.${friend.state}`)}</Tag>
      </div>
      <p className="numerals flex flex-wrap justify-between gap-x-3 text-muted text-xs">
        <span>
          {friend.qualifiedAt
            ? t('qualified', { date: date(friend.qualifiedAt) })
            : t('joined', { date: date(friend.joinedAt) })}
        </span>
        {isPending && <span>{t('daysLeft', { count: friend.daysLeft })}</span>}
      </p>
      {isPending && friend.obstacles.length === 0 && <p className="text-sm">{t('counting')}</p>}
      {friend.state === 'EXPIRED' && <p className="text-muted text-sm">{t('expired')}</p>}
      {friend.obstacles.length > 0 && (
        <div className="grid gap-0.5 text-sm">
          <p className="text-muted text-xs">{t('missing')}</p>
          <ul className="numerals list-disc pl-5">
            {friend.obstacles.map((obstacle) => (
              <li key={obstacle}>{missing[obstacle]}</li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
