export const agentGiftEn = {} as const;
