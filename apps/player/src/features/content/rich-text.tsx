import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from '#platform/navigation/navigation.ts';

type RichTextProps = {
  /** As the server sent it, which sanitised it when it was written. */
  readonly html: string;
  readonly isMuted?: boolean;
};

/** The one place where text of an operator becomes markup. Links inside the site do not reload it. */
export function RichText({ html, isMuted = false }: RichTextProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = findPath(event);
    if (!path) return;
    event.preventDefault();
    navigate(path.slice('/m'.length));
  });
  // Its links are not ours to render, so their clicks are caught where they arrive.
  useEffect(() => {
    const text = element.current;
    const onClick = (event: MouseEvent) => follow(event);
    text?.addEventListener('click', onClick);
    return () => text?.removeEventListener('click', onClick);
  }, []);
  return (
    <div
      ref={element}
      className="rich-text"
      data-muted={isMuted || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The path of a link inside the site that a plain click fell on. */
function findPath(event: MouseEvent): string | undefined {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!isPlain || event.defaultPrevented || !href?.startsWith('/m/')) return undefined;
  return link?.target === '_blank' ? undefined : href;
}
