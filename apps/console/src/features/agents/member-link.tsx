import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** A member by their account, with the way to their page. */
export const MemberLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Anchor component={Link} to={`/members/${id}`} size="sm">
    {name}
  </Anchor>
);
