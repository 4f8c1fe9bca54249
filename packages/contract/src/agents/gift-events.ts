/** Facts about money that agents send to their teams. */
export type GiftEvents = Record<never, never>;
