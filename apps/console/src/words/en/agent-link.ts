export const agentLinkEn = {} as const;
