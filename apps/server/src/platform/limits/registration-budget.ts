/** How many accounts may be opened from one address. */
export type RegistrationBudget = { readonly perHour: number; readonly perDay: number };

/** A household or a small office needs fewer; who has more people behind one address sets more. */
export const REGISTRATION_BUDGET: RegistrationBudget = { perHour: 5, perDay: 20 };
