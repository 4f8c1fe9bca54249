import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { RefusedError } from '#platform/call/call.ts';
import { pageNonce } from '#platform/page-nonce.ts';
import { ConsoleQueryClient } from '#platform/query-client.ts';
import { WordsProvider } from '../words/words-provider.tsx';
import { ConsoleRoutes } from './console-routes.tsx';
import { theme } from './theme.ts';

/** What was refused once is refused again; what did not arrive may arrive now. */
const client = new ConsoleQueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && !(error instanceof RefusedError) },
  },
});

export function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={pageNonce}>
      <WordsProvider>
        <QueryClientProvider client={client}>
          <BrowserRouter basename="/console">
            <ConsoleRoutes />
          </BrowserRouter>
          <Notifications position="top-center" />
        </QueryClientProvider>
      </WordsProvider>
    </MantineProvider>
  );
}
