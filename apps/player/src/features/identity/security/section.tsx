import { List } from '@maneki/ui/list';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

type SectionProps<Item> = {
  readonly title: string;
  readonly text?: string;
  readonly query: Pick<
    UseQueryResult<readonly Item[]>,
    'data' | 'isPending' | 'isError' | 'refetch'
  >;
  readonly keyOf: (item: Item) => string;
  readonly emptyText: string;
  readonly children: (item: Item) => ReactNode;
  /** What can be done with the whole list. */
  readonly action?: ReactNode;
};

/** A part of the security centre that lists something, in every state that a list can be in. */
export function Section<Item>(props: SectionProps<Item>) {
  const { title, text, query, keyOf, emptyText, children, action } = props;
  const t = useTranslations('security');
  const shell = useTranslations('shell');
  const id = useId();
  const isEmpty = query.data?.length === 0;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <SectionHeading id={id} title={title} />
      {text && <p className="text-muted text-sm">{text}</p>}
      {isEmpty ? (
        <p className="surface rounded-card p-4 text-muted">{emptyText}</p>
      ) : (
        <List
          label={title}
          items={query.data ?? []}
          keyOf={keyOf}
          state={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
          skeleton={<RowSkeleton />}
          skeletonCount={1}
          loadingLabel={shell('notices.loading')}
          empty={{ title: emptyText }}
          error={{
            icon: 'circle-alert',
            title: t('failed'),
            action: { text: shell('actions.retry'), onPress: () => query.refetch() },
          }}
        >
          {children}
        </List>
      )}
      {action}
    </section>
  );
}

function RowSkeleton() {
  return (
    <div className="grid min-h-18 content-center gap-2 px-4">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-3/5" />
    </div>
  );
}

type SectionRowProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly tag?: ReactNode;
  readonly details: readonly string[];
  readonly action?: ReactNode;
};

export function SectionRow({ icon, title, tag, details, action }: SectionRowProps) {
  return (
    <div className="flex min-h-18 flex-wrap items-center justify-end gap-x-3.5 gap-y-2 px-4 py-3">
      <span className="shrink-0 text-gold-text">{icon}</span>
      <div className="min-w-0 flex-[1_1_9.5rem]">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{title}</span>
          {tag}
        </p>
        {details.map((detail) => (
          <p key={detail} className="wrap-anywhere numerals text-muted text-xs">
            {detail}
          </p>
        ))}
      </div>
      {action}
    </div>
  );
}
