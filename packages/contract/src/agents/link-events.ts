/** Facts about links that bring members, and accounts that agents open themselves. */
export type LinkEvents = Record<never, never>;
