import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call/call.ts';

const { listPictures, readDesk } = contentConsoleEndpoints;

/** Which look the merchant's site wears, among what content is written with. */
export const deskQuery = queryOptions({
  queryKey: [readDesk.name],
  queryFn: () => call(readDesk, {}),
  staleTime: 60_000,
});

/** What the merchant has uploaded. */
export const picturesQuery = queryOptions({
  queryKey: [listPictures.name],
  queryFn: () => call(listPictures, { size: 100 }),
});
