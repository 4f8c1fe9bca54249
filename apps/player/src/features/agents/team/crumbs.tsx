import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';

type CrumbsProps = {
  /** From the caller down to whose page this is. */
  readonly crumbs: readonly { readonly memberId: string; readonly username: string }[];
  readonly hrefOf: (memberId: string | undefined) => string;
};

/** The way back up through a team; nothing at its top. */
export function Crumbs({ crumbs, hrefOf }: CrumbsProps) {
  const t = useTranslations('team');
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map(({ memberId, username }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={memberId} className="flex min-h-9 items-center gap-1">
              {index > 0 && <Icon name="chevron-right" className="size-3.5 text-faint" />}
              {isLast ? (
                <span aria-current="page" className="font-semibold">
                  {username}
                </span>
              ) : (
                <Link
                  href={hrefOf(index === 0 ? undefined : memberId)}
                  className="inline-flex min-h-9 items-center text-gold-text"
                >
                  {username}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
