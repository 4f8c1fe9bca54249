import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';

type SubPagesProps = {
  readonly label: string;
  /** Addresses with what they are called, the first one for whatever is no other. */
  readonly pages: readonly { readonly to: string; readonly label: string }[];
};

/** The parts of a page, each under an address of its own. */
export function SubPages({ label, pages }: SubPagesProps) {
  const { pathname } = useLocation();
  const [first, ...others] = pages;
  const here = others.find(({ to }) => pathname.startsWith(to)) ?? first;
  return (
    <nav aria-label={label}>
      <Group gap="xs">
        {pages.map((page) => (
          <Button
            key={page.to}
            component={Link}
            to={page.to}
            variant={page === here ? 'filled' : 'default'}
            aria-current={page === here ? 'page' : undefined}
          >
            {page.label}
          </Button>
        ))}
      </Group>
    </nav>
  );
}
