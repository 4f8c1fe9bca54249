import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** The application hands in its router's link here, so that this package needs no router. */
export const LinkProvider = LinkContext.Provider;

/** A link as the application draws it; a plain anchor where nothing was handed in. */
export function Link(props: LinkProps) {
  const Drawn = useContext(LinkContext);
  return <Drawn {...props} />;
}
