import { useContext } from 'react';
import { WrittenByServer } from './written-by-server.ts';

type LookStyleProps = { readonly look: string; readonly nonce: string | undefined };

/**
 * A merchant's look is a set of tokens that stands in the document: no rebuild, no extra request. Only
 * the server writes it; hydration leaves it alone, so the browser need not know any look.
 */
export function LookStyle({ look, nonce }: LookStyleProps) {
  const written = useContext(WrittenByServer);
  const text = import.meta.env.SSR ? written.look : writtenLook();
  return (
    <style
      data-look={look}
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tokens are data of ours, checked when written
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}

/** What the server wrote: a page that breaks is drawn anew, and must not lose its look. */
const writtenLook = () => document.querySelector('style[data-look]')?.textContent ?? '';
