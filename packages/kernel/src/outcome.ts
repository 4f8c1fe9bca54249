/** What a use case answers: the thing asked for, or a refusal that the caller must handle. */
export type Outcome<Value, Refusal extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** The use case did what was asked. */
export const done = <Value>(value: Value) => ({ ok: true, value }) as const;

/** The use case says no. The code is one of the contract's, the detail fills the phrase. */
export const refused = <const Refusal extends { readonly code: string }>(refusal: Refusal) =>
  ({ ok: false, refusal }) as const;
