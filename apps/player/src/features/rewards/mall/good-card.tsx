import type { GoodView } from '@maneki/contract/rewards/mall-schemas';
import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { useMoney } from '../use-money.ts';
import { GoodPicture } from './good-picture.tsx';
import { useObstacleWords } from './use-obstacle-words.ts';

/** Few enough that it is worth saying so. */
const FEW = 20;

type GoodCardProps = { readonly good: GoodView; readonly onOpen: () => void };

/** One article on the shelf. */
export function GoodCard({ good, onOpen }: GoodCardProps) {
  const t = useTranslations('mall');
  const worth = useMoney();
  const obstacle = useObstacleWords()(good);
  const isCredit = good.rollover > 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="surface grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-card text-left"
    >
      <span className="relative block">
        <GoodPicture
          picture={good.picture}
          className={`aspect-square w-full ${obstacle ? 'opacity-55' : ''}`}
        />
        {obstacle && <Tag className="absolute top-2 left-2">{obstacle}</Tag>}
      </span>
      <span className="grid content-start gap-1 p-3">
        <span className="wrap-anywhere line-clamp-2 font-semibold text-sm leading-tight">
          {isCredit ? `${good.title} ${worth(good.worth)}` : good.title}
        </span>
        <span className="numerals font-bold text-gold-text">
          {t('price', { points: good.points })}
        </span>
        {!obstacle && good.stock <= FEW && (
          <span className="text-muted text-xs">{t('stock', { count: good.stock })}</span>
        )}
      </span>
    </button>
  );
}
