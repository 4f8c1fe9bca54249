/** Written by the server into every page, and allowed by its policy. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')!.content;
