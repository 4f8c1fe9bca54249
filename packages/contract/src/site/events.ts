/** Facts that the site feature tells. */
export type SiteEvents = {
  /** A merchant's settings changed: caches let go of it, open pages ask again. */
  'site.settings_changed': { readonly merchantCode: string; readonly version: number };
};
