import type { CDPSession } from '@playwright/test';
import { kindOf, type Transfer } from './transfer.ts';

export type TransferRecord = {
  /** In the order in which they ended. */
  finished(): readonly Transfer[];
};

type Answer = { url: string; mimeType: string; encoding: string | undefined; headerBytes: number };

/** Listens to a page's network, which it lets ask for one encoding only. */
export async function recordTransfers(
  session: CDPSession,
  { encoding }: { readonly encoding: 'gzip' | 'br' },
): Promise<TransferRecord> {
  const answers = new Map<string, Answer>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, {
      url: response.url,
      mimeType: response.mimeType,
      encoding: headerOf(response.headers, 'content-encoding'),
      headerBytes: response.encodedDataLength,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer && encodedDataLength > 0)
      transfers.push(describeTransfer(answer, encodedDataLength));
  });

  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encoding } });
  return {
    finished: () => [...transfers],
  };
}

function describeTransfer(answer: Answer, bytes: number): Transfer {
  const { pathname, search } = new URL(answer.url);
  return {
    path: pathname + search,
    kind: kindOf(answer.mimeType),
    bodyBytes: Math.max(0, bytes - answer.headerBytes),
    bytes,
    encoding: answer.encoding,
  };
}

function headerOf(headers: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
