import { Skeleton } from '@maneki/ui/skeleton';
import { useMember } from '#features/identity';
import { useStatus } from '#features/site';
import { CardCentre } from '../member/card-centre.tsx';
import { ListCentre } from '../member/list-centre.tsx';

/** The member's own page: who they are here, what they have, and where to look after both. */
export default function MemberScreen() {
  const { mem_cen: version } = useStatus().info.mobileTemplate;
  // Nobody, for the moment between a logout and the page that follows it.
  if (!useMember()) return <Skeleton className="m-4 h-80" />;
  return version === 1 ? <CardCentre /> : <ListCentre />;
}
