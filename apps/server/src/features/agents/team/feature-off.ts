/** A part of the agent's pages that the merchant has switched off. */
export type OffRefusal = {
  readonly code: 'site.feature_off';
  readonly detail: Record<never, never>;
};

export const FEATURE_OFF: OffRefusal = { code: 'site.feature_off', detail: {} };
