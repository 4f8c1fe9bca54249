import { Dialog } from '@maneki/ui/dialog';
import { useTranslations } from 'use-intl';
import { invitationLink } from '#platform/navigation/invitation-link.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { CopyRow } from '#platform/records/copy-row.tsx';

/** Agents have links of their own: they are shown these, and then leave a page that is not for them. */
export function AgentDialog({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('referral');
  const navigate = useNavigate();
  const leave = () => void navigate('/member/home', { replace: true });
  return (
    <Dialog
      isOpen
      title={t('agent.title')}
      text={t('agent.text')}
      confirmLabel={t('agent.close')}
      onConfirm={leave}
      onCancel={leave}
    >
      {codes.length === 0 && <p className="text-sm">{t('agent.none')}</p>}
      {codes.map((code) => (
        <CopyRow
          key={code}
          label={code}
          shown={invitationLink('affiliateCode', code)}
          action={t('copyLink')}
        />
      ))}
    </Dialog>
  );
}
