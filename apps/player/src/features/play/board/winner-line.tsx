import type { Winner } from '@maneki/contract/play/schemas';
import { CURRENCIES, type Currency, currencySymbol } from '@maneki/kernel/money';
import { Amount } from '@maneki/ui/amount';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Picture, type PictureImage } from '@maneki/ui/picture';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';

export type WinnerLineProps = {
  readonly winner: Winner;
  readonly currencies: readonly Currency[];
  readonly picture: PictureImage | undefined;
  readonly hosts: readonly string[];
  readonly fallback: string;
  /** Says on the line itself that it was play money. */
  readonly isMarked: boolean;
  /** Where the game can be played; undefined where it has no page. */
  readonly href: string | undefined;
  /** Shown once more below the last line, for the eye alone. */
  readonly isEcho?: boolean;
};

const LINE = 'flex h-14 items-center gap-3 px-4';

/** Somebody's win, and the way into the game that it was won in. */
export function WinnerLine(props: WinnerLineProps) {
  const { winner, currencies, href, isMarked, isEcho = false } = props;
  const t = useTranslations('site.home.winners');
  const { customerName: name, gameName: game, winAmount } = winner.vo;
  const symbol = signOf(winner.currency, currencies);
  const amount = plainAmount(winAmount);
  const content = (
    <>
      <Thumb {...props} />
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="clip font-semibold text-sm">{game}</span>
        <span className="flex items-center gap-1.5 text-faint text-xs">
          <span className="clip">{name}</span>
          {isMarked && <Tag className="min-h-4 shrink-0 px-1.5">{t('demo')}</Tag>}
        </span>
      </span>
      <Amount amount={amount} symbol={symbol} tone="gold" />
    </>
  );
  if (!href) return <div className={LINE}>{content}</div>;
  return (
    <Link
      href={href}
      className={`${LINE} focus-visible:-outline-offset-2 active:bg-sheen`}
      {...(isEcho && { tabIndex: -1 })}
    >
      {content}
    </Link>
  );
}

function Thumb({ picture, hosts, fallback }: WinnerLineProps) {
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-control bg-raised text-gold-text">
      {picture ? (
        <Picture
          image={picture}
          alt=""
          hosts={hosts}
          fallback={fallback}
          sizes="40px"
          className="size-full"
        />
      ) : (
        <Icon name="trophy" />
      )}
    </span>
  );
}

/** A currency that this site does not know by its sign goes by its name. */
const signOf = (currency: string, currencies: readonly Currency[]): string =>
  currency in CURRENCIES ? currencySymbol(currency as Currency, currencies) : currency;
