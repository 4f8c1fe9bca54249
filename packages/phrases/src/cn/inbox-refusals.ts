export const inboxRefusals = {} as const;
