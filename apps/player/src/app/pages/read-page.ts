import type { Visit } from '@maneki/contract/visit';
import type { QueryClient } from '@tanstack/react-query';

/** Reads what a page's document shows, while the server renders it. */
export type ReadPage = (client: QueryClient, visit: Visit, url: URL) => Promise<unknown>;
