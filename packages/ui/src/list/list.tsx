import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { joinClasses } from '../classes/join-classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { ListMessage, type ListMessageWords } from './list-message.tsx';
import { useEndless } from './use-endless.ts';

/** Where the list is: first load, trouble, or at rest; and then where its next page is. */
export type ListState = 'loading' | 'error' | 'ready';
export type MoreState = 'idle' | 'loading' | 'error' | 'end';

export type ListMore = {
  readonly state: MoreState;
  readonly onMore: () => void;
  readonly thresholdPx: number;
  readonly throttleMs: number;
  readonly loadingLabel: string;
  readonly endText: string;
  readonly errorText: string;
  readonly retryText: string;
};

type ListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  readonly state: ListState;
  /** Rows in one panel, or cards with air between them. */
  readonly layout?: 'rows' | 'cards';
  readonly skeleton: ReactNode;
  readonly skeletonCount?: number;
  readonly loadingLabel: string;
  readonly empty: ListMessageWords;
  readonly error: ListMessageWords;
  readonly more?: ListMore;
};

const LAYOUTS = {
  rows: 'surface divide-y divide-line overflow-hidden rounded-card',
  cards: 'grid gap-3',
} as const;

export function List<Item>(props: ListProps<Item>) {
  const { items, keyOf, children, state, layout = 'rows', more } = props;
  if (state === 'error' && items.length === 0) return <ListMessage {...props.error} />;
  if (state === 'ready' && items.length === 0) return <ListMessage {...props.empty} />;
  const isLoading = state === 'loading' && items.length === 0;
  const slots = Array.from({ length: props.skeletonCount ?? 6 }, (_, slot) => slot);
  return (
    <div aria-busy={state === 'loading'}>
      {isLoading && (
        <p role="status" className="sr-only">
          {props.loadingLabel}
        </p>
      )}
      <ul aria-label={props.label} className={LAYOUTS[layout]}>
        {isLoading && slots.map((slot) => <li key={slot}>{props.skeleton}</li>)}
        {items.map((item) => (
          <li key={keyOf(item)} className="min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {more && !isLoading && <ListFoot more={more} itemCount={items.length} />}
    </div>
  );
}

type ListFootProps = { readonly more: ListMore; readonly itemCount: number };

/** Below the items: the next page, the end, or what became of it. For lists that draw their items themselves. */
export function ListFoot({ more, itemCount }: ListFootProps) {
  const sentinel = useEndless({ ...more, itemCount, isActive: more.state === 'idle' });
  return (
    <div ref={sentinel} className={joinClasses('grid min-h-16 place-items-center py-4')}>
      {more.state === 'loading' && <Spinner label={more.loadingLabel} className="text-muted" />}
      {more.state === 'end' && <p className="text-faint text-sm">{more.endText}</p>}
      {more.state === 'error' && (
        <div role="alert" className="flex flex-wrap items-center justify-center gap-3">
          <p className="text-danger-text text-sm">{more.errorText}</p>
          <Button kind="quiet" size="small" onClick={more.onMore}>
            {more.retryText}
          </Button>
        </div>
      )}
    </div>
  );
}
