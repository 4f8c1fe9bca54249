import type { VerificationStatus } from '@maneki/contract/safety/verification';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';

const COLOURS: Readonly<Record<VerificationStatus, string>> = {
  SUBMITTED: 'gold.8',
  IN_REVIEW: 'plum.7',
  APPROVED: 'teal.9',
  REJECTED: 'red.9',
  REPLACED: 'gray.7',
};

export function StatusBadge({ status }: { readonly status: VerificationStatus }) {
  const t = useTranslations('verifications.statuses');
  return (
    <Badge miw="fit-content" tt="none" color={COLOURS[status]}>
      {t(status)}
    </Badge>
  );
}
