export const feedbackRefusals = {} as const;
