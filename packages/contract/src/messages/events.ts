/** Facts that messages tells. */
export type MessagesEvents = {
  /** An operator has written to many members at once, or taken that back. */
  'messages.broadcast_changed': { readonly merchantCode: string; readonly broadcastId: string };
};
