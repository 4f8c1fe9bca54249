export const INBOX_PAGE = '/m/webEmail';

export const messageAddress = (id: string): string =>
  `${INBOX_PAGE}?${new URLSearchParams({ id })}`;
