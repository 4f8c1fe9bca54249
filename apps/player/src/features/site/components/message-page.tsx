import { Picture, type PictureImage } from '@maneki/ui/picture';
import type { ReactNode } from 'react';
import { useStatus } from '../use-site.ts';

/** A page that says one thing: a picture, a sentence, and what can be done now. */
export function MessagePage(props: {
  readonly image: PictureImage;
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly string[];
  readonly children?: ReactNode;
}) {
  const { imageCDNs } = useStatus().info;
  return (
    <article className="mx-auto grid min-h-dvh grid-cols-1 content-center justify-items-center gap-4 px-6 py-10 text-center">
      <Picture image={props.image} alt="" hosts={imageCDNs} isUrgent className="w-60 max-w-full" />
      <h1 className="wrap-anywhere text-2xl">{props.title}</h1>
      <p className="max-w-80 text-muted">{props.text}</p>
      {props.facts?.map((fact) => (
        // Names of countries may differ between the server's and the browser's data.
        <p key={fact} suppressHydrationWarning className="numerals text-faint text-sm">
          {fact}
        </p>
      ))}
      <div className="grid w-full max-w-72 gap-3 pt-3">{props.children}</div>
    </article>
  );
}
