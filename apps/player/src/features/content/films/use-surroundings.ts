import { type RefObject, useEffect, useState } from 'react';
import { lessMotion } from '#platform/motion/less-motion.ts';
import type { FilmSurroundings } from './film-wish.ts';

/** Most of the picture: a film that peeks in at the edge is not being watched. */
const SEEN_SHARE = 0.6;

/** Whether an element can be seen, and what the viewer's device asks of films. */
export function useSurroundings(element: RefObject<HTMLElement | null>): FilmSurroundings {
  const [isVisible, setIsVisible] = useState(false);
  const [limits, setLimits] = useState({ wantsLessMotion: true, savesData: true });
  useEffect(() => {
    const motion = lessMotion();
    const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
    const read = () =>
      setLimits({ wantsLessMotion: motion.matches, savesData: connection?.saveData === true });
    read();
    motion.addEventListener('change', read);
    return () => motion.removeEventListener('change', read);
  }, []);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsVisible(entry?.isIntersecting === true),
      { threshold: SEEN_SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return { isVisible, ...limits };
}
