export const inboxEn = {} as const;
