import { LANGUAGE_TAGS, LANGUAGES } from '@maneki/contract/language';
import { notifyManager } from '@tanstack/react-query';
import { createQueryClient } from '../reading/queries.ts';
import { createCall } from './call.ts';

/**
 * What a browser tab has once: the way to call, and the cache of what was read. The server makes its
 * own for each page and never touches these.
 */
export const call = createCall(languageOfPage);

// Before the next task: until a page is told, what it shows and what it would read are not the same person's.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = createQueryClient();

function languageOfPage() {
  const tag = document.documentElement.lang;
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'EN';
}
