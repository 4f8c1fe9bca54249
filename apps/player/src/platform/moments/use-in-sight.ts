import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is in sight. Whoever cannot see it need not be told what is new in it. */
export function useInSight<Shown extends Element>(): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsInSight(entry?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isInSight];
}
