/**
 * What can be listened to over the WebSocket, and what arrives. `<merchant>` topics carry the code of
 * the merchant whose site asks; the server adds it, a client cannot choose another.
 */
export type Topics = {
  /** The merchant's settings have this version now; ask for the status again. */
  'site.settings': { readonly version: number };
};

export type Topic = keyof Topics;

export const TOPICS = ['site.settings'] as const satisfies readonly Topic[];
