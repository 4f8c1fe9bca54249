import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { LogoutCard, SettingsEntries, useMember } from '#features/identity';
import { CheckInterval } from '#features/safety';
import { PreferencePickers } from '#features/site';

/** What a visitor may choose for themselves: how the site looks and speaks, and who may come in. */
export default function SettingsScreen() {
  const t = useTranslations('identity.settings');
  const isMember = useMember() !== null;
  return (
    <div className="grid gap-4 p-4">
      <SettingsEntries />
      <section>
        <SectionHeading title={t('appearance')} />
        <Card>
          <PreferencePickers />
        </Card>
      </section>
      {isMember && <CheckInterval />}
      <LogoutCard />
    </div>
  );
}
