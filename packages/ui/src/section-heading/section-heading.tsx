import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

type SectionHeadingProps = {
  readonly title: ReactNode;
  readonly id?: string;
  readonly level?: 2 | 3;
  /** Where the rest of the section is, and the words that lead there. */
  readonly more?: { readonly href: string; readonly text: string };
};

export function SectionHeading({ title, id, level = 2, more }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <Heading id={id} className="min-w-0 text-lg [overflow-wrap:anywhere]">
        {title}
      </Heading>
      {more && (
        <Link
          href={more.href}
          className="-mr-1 inline-flex min-h-11 max-w-[60%] shrink-0 items-center gap-0.5 text-muted text-sm hover:text-text"
        >
          {more.text}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      )}
    </div>
  );
}
