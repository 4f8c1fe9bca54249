import { GIFT_RECIPIENTS_MAX } from '@maneki/contract/agents/gift';
import { Button } from '@maneki/ui/button';
import { Checkbox } from '@maneki/ui/checkbox';
import { ListMessage } from '@maneki/ui/list-message';
import { SearchField } from '@maneki/ui/search-field';
import { Sheet } from '@maneki/ui/sheet';
import { Skeleton } from '@maneki/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { type RecipientView, recipientsQuery } from './queries.ts';

const USERNAME_MAX = 40;

export type Recipient = Pick<RecipientView, 'memberId' | 'username'>;

type RecipientSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly chosen: readonly Recipient[];
  readonly onChosen: (chosen: readonly Recipient[]) => void;
  /** Rain is only for those who play. */
  readonly isForRain: boolean;
};

/** Everybody whom the agent may send to, to be ticked. */
export function RecipientSheet({ isOpen, onClose, ...list }: RecipientSheetProps) {
  const t = useTranslations('gifts.recipients');
  const shell = useTranslations('shell.actions');
  const count = list.chosen.length;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <Button isWide onClick={onClose}>
          {t('done', { count })}
        </Button>
      }
    >
      {isOpen && <RecipientList {...list} />}
    </Sheet>
  );
}

function RecipientList({
  chosen,
  onChosen,
  isForRain,
}: Omit<RecipientSheetProps, 'isOpen' | 'onClose'>) {
  const t = useTranslations('gifts.recipients');
  const shell = useTranslations('shell.actions');
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(recipientsQuery(search));
  const found = query.data?.pages.flatMap(({ list }) => list);
  const isFull = chosen.length >= GIFT_RECIPIENTS_MAX;
  const toggle = ({ memberId, username }: RecipientView, isWanted: boolean) => {
    const others = chosen.filter((each) => each.memberId !== memberId);
    onChosen(isWanted ? [...others, { memberId, username }] : others);
  };
  return (
    <div className="grid gap-3">
      <SearchField
        label={t('search')}
        searchLabel={t('searchNow')}
        clearLabel={t('clear')}
        value={search}
        maxLength={USERNAME_MAX}
        onSearch={setSearch}
      />
      {isFull && <p className="text-muted text-sm">{t('max', { max: GIFT_RECIPIENTS_MAX })}</p>}
      {!found && query.isError && (
        <ListMessage
          icon="circle-alert"
          title={t('failed')}
          action={{ text: shell('retry'), onPress: () => void query.refetch() }}
        />
      )}
      {!found && !query.isError && <Skeleton className="h-44" />}
      {found?.length === 0 && (
        <p className="py-6 text-center text-muted text-sm">
          {search === '' ? t('noTeam') : t('none')}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {found?.map((recipient) => {
          const isChosen = chosen.some(({ memberId }) => memberId === recipient.memberId);
          const isOut = isForRain && !recipient.isPlaying;
          return (
            <li key={recipient.memberId}>
              <Checkbox
                checked={isChosen}
                disabled={(isFull || isOut) && !isChosen}
                onValue={(isWanted) => toggle(recipient, isWanted)}
                label={<RecipientName recipient={recipient} isOut={isOut} />}
              />
            </li>
          );
        })}
      </ul>
      <MoreButton query={query} text={t('more')} />
    </div>
  );
}

function RecipientName({
  recipient: { username, nickname },
  isOut,
}: {
  readonly recipient: RecipientView;
  readonly isOut: boolean;
}) {
  const t = useTranslations('gifts.recipients');
  return (
    <span className="grid min-w-0 py-1">
      <span className="wrap-anywhere font-semibold">{username}</span>
      {nickname && <span className="wrap-anywhere text-muted text-xs">{nickname}</span>}
      {isOut && <span className="text-muted text-xs">{t('notPlaying')}</span>}
    </span>
  );
}
