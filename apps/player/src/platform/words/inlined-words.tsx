import { useState } from 'react';
import type { Words } from './words.ts';

const ELEMENT_ID = 'words';

/**
 * The words of the first view travel inside the document: hydration can start at once, without one
 * more request. It is data, not a script, so no policy has to allow it.
 */
export function InlinedWords({ words }: { words: Words }) {
  // Of use to the first rendering alone.
  const [json] = useState(() => JSON.stringify(words).replaceAll('<', '\\u003c'));
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own phrases, with every < escaped
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}

export function readInlinedWords(): Words {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error('the document carries no words');
  return JSON.parse(text) as Words;
}
