import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { homeContentQuery } from '../queries.ts';
import { Film } from './film.tsx';

/** The merchant's film, of the banner group `m_video`; nothing where there is none to show. */
export function FilmBanner() {
  const { data } = useQuery(homeContentQuery(call));
  const news = data?.film;
  if (!news) return null;
  return (
    <figure className="surface overflow-hidden rounded-card">
      <div className="relative aspect-video bg-raised">
        <Film news={news} />
      </div>
      <figcaption className="px-4 py-3 text-sm">
        <b className="block text-base text-text">{news.title}</b>
        {news.text}
      </figcaption>
    </figure>
  );
}
