export const agentTeamEn = {} as const;
