import { NoticeBar } from '@maneki/ui/notice-bar';
import { useTranslations } from 'use-intl';

/** Why a form with a secret in it cannot be sent from here. */
export function InsecureNotice() {
  const t = useTranslations('form');
  return <NoticeBar kind="error">{t('insecure')}</NoticeBar>;
}
