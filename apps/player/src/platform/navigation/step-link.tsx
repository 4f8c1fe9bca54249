import type { AnchorHTMLAttributes } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import { BASE, type Steps, useLocation, useNavigate } from './navigation.ts';

type StepLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** What it asks for on the page that is open. */
  readonly search: string;
  readonly steps: Steps;
};

/** A link to another view of the same page, by a step in the history that is not the usual one. */
export function StepLink({ search, steps, ...props }: StepLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <a
      {...props}
      href={BASE + pathname + search}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate({ search }, steps);
      }}
    />
  );
}
