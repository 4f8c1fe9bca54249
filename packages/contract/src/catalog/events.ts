/** Facts about the catalogue, as the outbox tells them. */
export type CatalogEvents = {
  /** Games or vendors were added, changed or switched: whoever keeps a copy reads it again. */
  'catalog.changed': Record<never, never>;
};
