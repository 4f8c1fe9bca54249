export const agentContractEn = {} as const;
