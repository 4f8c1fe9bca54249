import type { Visit } from '@maneki/contract/visit';
import { createContext } from 'react-router';

/** How a loader reaches the visit that the server rendered the page for. */
export const visitContext = createContext<Visit>();
