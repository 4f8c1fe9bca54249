import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

const RenderedWords = createContext<Words | undefined>(undefined);

/** Hands the words of a page to its rendering on the server, where many visits run side by side. */
export const RenderedWordsProvider = RenderedWords.Provider;

export const useRenderedWords = () => useContext(RenderedWords);
