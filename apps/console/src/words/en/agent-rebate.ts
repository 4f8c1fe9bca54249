export const agentRebateEn = {} as const;
