import { Badge } from '@maneki/ui/badge';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '#platform/navigation/is-plain-click.ts';

export type EntryWords = {
  readonly icon: IconName;
  readonly text: string;
  /** The present state of what the entry leads to. */
  readonly detail?: ReactNode;
  /** How much is new there; `detail` says it in words. */
  readonly count?: number;
};

const ROW = 'flex min-h-14 w-full items-center gap-3.5 px-4 py-2 text-left';

type EntryLinkProps = EntryWords & {
  readonly href: string;
  /** Takes the way there over, once scripts run; before that the link leads there by itself. */
  readonly onFollow?: (() => void) | undefined;
};

/** A line of a list that leads to a page; one outside of the site opens in a tab of its own. */
export function EntryLink({ href, onFollow, ...words }: EntryLinkProps) {
  const isOutside = !href.startsWith('/m/');
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
  };
  return (
    <Link
      href={href}
      className={ROW}
      {...(isOutside && { target: '_blank' })}
      {...(onFollow && { onClick: follow })}
    >
      <EntryContent {...words} />
      <Icon name={isOutside ? 'external' : 'chevron-right'} className="text-faint" />
    </Link>
  );
}

/** A line of a list that does something here; one that opens a sheet shows the same arrow as a link. */
export function EntryButton(
  props: EntryWords & { readonly onPress: () => void; readonly opensSheet?: boolean },
) {
  const { onPress, opensSheet = false, ...words } = props;
  return (
    <button
      type="button"
      className={ROW}
      {...(opensSheet ? { 'aria-haspopup': 'dialog' as const } : {})}
      onClick={onPress}
    >
      <EntryContent {...words} />
      {opensSheet && <Icon name="chevron-right" className="text-faint" />}
    </button>
  );
}

/** A line of a list that only tells something. */
export function EntryState(words: EntryWords) {
  return (
    <div className={ROW}>
      <EntryContent {...words} />
    </div>
  );
}

function EntryContent({ icon, text, detail, count = 0 }: EntryWords) {
  return (
    <>
      <Icon name={icon} className="text-gold-text" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{text}</span>
        {detail && <span className="wrap-anywhere block text-muted text-xs">{detail}</span>}
      </span>
      <Badge count={count} />
    </>
  );
}
