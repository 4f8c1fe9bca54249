import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/**
 * The files of the frame's and the page's code, which the document asks for. Only the server knows them: they are of
 * use to the first view alone.
 */
export const PageFiles = createContext<readonly string[]>([]);

/** How the rendering of a page hears of them. */
export const pageFilesContext = createRouterContext<readonly string[]>([]);
