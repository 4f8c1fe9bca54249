/** Facts about content, as the outbox tells them. */
export type ContentEvents = {
  'content.changed': { readonly merchantCode: string };
};
