import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { LogoutCard, SettingsEntries } from '#features/identity';
import { PreferencePickers } from '#features/site';

/** What a visitor may choose for themselves: how the site looks and speaks, and who may come in. */
export default function SettingsScreen() {
  const t = useTranslations('identity.settings');
  return (
    <div className="grid gap-4 p-4">
      <SettingsEntries />
      <section>
        <SectionHeading title={t('appearance')} />
        <Card>
          <PreferencePickers />
        </Card>
      </section>
      <LogoutCard />
    </div>
  );
}
