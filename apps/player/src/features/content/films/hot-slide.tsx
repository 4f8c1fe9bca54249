import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import { ContentLink } from '../content-link.tsx';
import { findLinkTarget } from '../link-target.ts';
import type { ShownFilm } from '../shown-content.ts';
import { Film } from './film.tsx';

type HotSlideProps = { readonly news: ShownFilm; readonly isCovered: boolean };

/** One piece of news: what there is to see, and below it the words and where they lead. */
export function HotSlide({ news, isCovered }: HotSlideProps) {
  const t = useTranslations('content.hot');
  const hasTarget = news.film === null && findLinkTarget(news) !== undefined;
  return (
    <article
      aria-hidden={isCovered}
      inert={isCovered}
      className="min-w-0 shrink-0 grow-0 basis-full"
    >
      <div className="relative aspect-video overflow-hidden bg-raised">
        <Film news={news} isCovered={isCovered} />
      </div>
      <ContentLink
        item={hasTarget ? news : NOWHERE}
        className="flex items-center gap-3 px-4 pt-3 pb-3.5"
      >
        <div className="min-w-0 flex-1">
          <h3 className="font-bold text-base">{news.title}</h3>
          {news.text && <p className="mt-0.5 text-muted text-sm">{news.text}</p>}
        </div>
        {hasTarget && (
          <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-raised text-gold-text">
            <Icon name="chevron-right" label={t('go')} className="size-4.5" />
          </span>
        )}
      </ContentLink>
    </article>
  );
}

/** The linkage of a film is its address, and no place to go to. */
const NOWHERE = { linkType: 'NONE', linkage: '' } as const;
