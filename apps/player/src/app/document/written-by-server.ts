import { createContext } from 'react';

/** What only the server knows, and only the first view needs. */
export type WrittenByServer = {
  /** The files of the frame's and the page's code, which the document asks for. */
  readonly files: readonly string[];
  /** The scripts that start the page. */
  readonly scripts: readonly string[];
  /** The tokens of the merchant's look. */
  readonly look: string;
};

export const WrittenByServer = createContext<WrittenByServer>({ files: [], scripts: [], look: '' });
