import { Button } from '@maneki/ui/button';
import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Bubble, UnsentBubble } from './bubble.tsx';
import type { Message } from './queries.ts';
import type { useOutbox } from './use-outbox.ts';
import type { useThread } from './use-thread.ts';

type ThreadViewProps = {
  readonly thread: ReturnType<typeof useThread>;
  readonly outbox: ReturnType<typeof useOutbox>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly nameOf: (message: Message) => string;
  /** Up to where the other side has read; undefined where nobody tells. */
  readonly seenUpTo?: number;
  readonly actionOf?: (message: Message) => ReactNode;
  readonly foot?: ReactNode;
};

/** How near the end somebody reads who wants to see what comes. */
const NEAR_PX = 120;

/** A room from its earliest message that was read to the latest, which stays in sight while somebody reads there. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, outbox, empty, nameOf, seenUpTo, actionOf, foot } = props;
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const { list } = thread;
  const box = useRef<HTMLDivElement>(null);
  const scroll = useStayingAtEnd(
    box,
    list?.at(-1)?.seq ?? 0,
    list?.[0]?.seq ?? 0,
    outbox.unsent.length,
  );
  if (!list)
    return thread.hasFailed ? (
      <div className="min-h-0 flex-1">
        <ListMessage
          icon="wifi-off"
          title={t('failed')}
          action={{ text: shell('actions.retry'), onPress: thread.again }}
        />
      </div>
    ) : (
      <div className="grid min-h-0 flex-1 content-end gap-3 p-4" aria-busy="true">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-12 w-1/2 justify-self-end" />
      </div>
    );
  const lastOwn = list.findLast(({ isOwn }) => isOwn)?.seq;
  const markOf = ({ seq }: Message) => {
    if (seq !== lastOwn || seenUpTo === undefined) return undefined;
    return t(seq <= seenUpTo ? 'seen' : 'sent');
  };
  const isEmpty = list.length === 0 && outbox.unsent.length === 0;
  // News of an own message may overtake the answer to it.
  const arrived = new Set(list.map(({ key }) => key));
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-live="polite"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
        tabIndex={0}
        onScroll={scroll.onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        {thread.hasEarlier && (
          <div className="pb-4 text-center">
            <Button size="small" kind="quiet" onClick={() => void thread.readEarlier()}>
              {t('earlier')}
            </Button>
          </div>
        )}
        {isEmpty && <ListMessage icon="message" title={empty.title} text={empty.text} />}
        <ol className="grid gap-3">
          {list.map((message, index) => (
            <Fragment key={message.seq}>
              <DaySeparator at={message.at} before={list[index - 1]?.at} />
              <Bubble
                message={message}
                name={nameOf(message)}
                mark={markOf(message)}
                action={actionOf?.(message)}
              />
            </Fragment>
          ))}
          {outbox.unsent
            .filter(({ key }) => !arrived.has(key))
            .map((unsent) => (
              <UnsentBubble
                key={unsent.key}
                unsent={unsent}
                onRetry={() => outbox.retry(unsent)}
                onDrop={() => outbox.drop(unsent.key)}
              />
            ))}
        </ol>
        {foot}
      </div>
      {scroll.hasNews && (
        <div className="absolute inset-x-0 bottom-3 text-center">
          <Button size="small" kind="gold" icon="chevron-down" onClick={scroll.toEnd}>
            {t('newBelow')}
          </Button>
        </div>
      )}
    </div>
  );
}

function DaySeparator({
  at,
  before,
}: {
  readonly at: string;
  readonly before: string | undefined;
}) {
  const format = useFormatter();
  const write = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const day = write(at);
  if (before !== undefined && write(before) === day) return null;
  return (
    <li className="justify-self-center rounded-pill bg-raised px-3 py-1 text-muted text-xs">
      {day}
    </li>
  );
}

/** Keeps the end in sight for whoever reads there, and the place of whoever reads what is older. */
function useStayingAtEnd(
  box: RefObject<HTMLDivElement | null>,
  last: number,
  first: number,
  unsent: number,
) {
  const [hasNews, setHasNews] = useState(false);
  const isNear = useRef(true);
  const height = useRef(0);
  const shownFirst = useRef(first);
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setHasNews(false);
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // What was put before the first message pushes the rest down: whoever reads stays where they were.
    if (first < shownFirst.current && shownFirst.current !== 0)
      element.scrollTop += element.scrollHeight - height.current;
    // What comes below the last message, as the question how it was, belongs to the end too.
    else if (isNear.current && element.scrollHeight > height.current)
      element.scrollTop = element.scrollHeight;
    shownFirst.current = first;
    height.current = element.scrollHeight;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message asks once
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isNear.current || unsent > 0) element.scrollTop = element.scrollHeight;
    else setHasNews(true);
  }, [last, unsent]);
  return {
    hasNews,
    toEnd,
    onScroll() {
      const element = box.current;
      if (!element) return;
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      isNear.current = left < NEAR_PX;
      if (isNear.current) setHasNews(false);
    },
  };
}
