import { rankOf, suitOf } from '@maneki/games/cards/card';
import { useTranslations } from 'use-intl';
import type { RoundCheckOf } from '../round-check.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** The text form: a phone would draw coloured pictures of its own otherwise. */
const SIGNS = {
  SPADES: '♠\u{FE0E}',
  HEARTS: '♥\u{FE0E}',
  CLUBS: '♣\u{FE0E}',
  DIAMONDS: '♦\u{FE0E}',
} as const;

type DragonTigerResultProps = { readonly check: RoundCheckOf<'dragon-tiger'> };

/** The two cards of the round, and who won. */
export function DragonTigerResult({ check: { outcome, shoe, place } }: DragonTigerResultProps) {
  const t = useTranslations('catalog.fairness');
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-lg">{t(`result.winner.${outcome.result}`)}</h3>
        <p className="text-faint text-xs">
          {t('result.shoe', { shoe: String(shoe), place: String(place) })}
        </p>
      </div>
      <div className="flex gap-6">
        <Card label={t('spots.DRAGON')} card={outcome.dragon} />
        <Card label={t('spots.TIGER')} card={outcome.tiger} />
      </div>
    </>
  );
}

function Card({ label, card }: { readonly label: string; readonly card: number }) {
  const t = useTranslations('catalog.fairness.result');
  const suit = suitOf(card);
  const rank = RANKS[rankOf(card) - 1] ?? '';
  const isRed = suit === 'HEARTS' || suit === 'DIAMONDS';
  return (
    <figure className="grid justify-items-center gap-1.5">
      <div
        role="img"
        aria-label={t('card', { rank, suit: t(`suits.${suit}`) })}
        className={`numerals grid h-20 w-14 content-center justify-items-center rounded-tile bg-white font-bold text-xl leading-tight inset-ring inset-ring-black/15 ${isRed ? 'text-[#b3121d]' : 'text-[#16161a]'}`}
      >
        <span>{rank}</span>
        <span>{SIGNS[suit]}</span>
      </div>
      <figcaption className="text-muted text-xs">{label}</figcaption>
    </figure>
  );
}
