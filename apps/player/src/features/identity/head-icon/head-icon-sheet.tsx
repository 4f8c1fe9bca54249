import { Sheet } from '@maneki/ui/sheet';
import { useTranslations } from 'use-intl';
import { HeadIconPicker } from './head-icon-picker.tsx';

type HeadIconSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Where a member chooses the picture that they go by. */
export function HeadIconSheet({ isOpen, onClose }: HeadIconSheetProps) {
  const t = useTranslations('identity.headIcon');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      <HeadIconPicker onDone={onClose} />
    </Sheet>
  );
}
