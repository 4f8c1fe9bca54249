export const feedbackEn = {} as const;
