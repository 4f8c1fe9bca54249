/** A call of a provider, and when it came. */
export type Asked<Request> = Request & { readonly providerCode: string; readonly now: Date };
