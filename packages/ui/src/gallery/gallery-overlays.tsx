import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Field } from '../field/field.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { alert, confirm, showLoading, toast } from '../overlays/overlays.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { GallerySection } from './gallery-section.tsx';

const MENU: readonly (readonly [IconName, string])[] = [
  ['wallet', 'Cashier'],
  ['history', 'Betting record'],
  ['shield', 'Security'],
  ['globe', 'Language'],
];

export function GalleryOverlays() {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <GallerySection number="06" title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => setIsSheetOpen(true)}>
          Sheet
        </Button>
        <Button kind="quiet" onClick={() => setIsMenuOpen(true)}>
          Menu
        </Button>
        <Button kind="quiet" onClick={askToLogOut}>
          Confirm
        </Button>
        <Button kind="quiet" onClick={tellOfWin}>
          Alert
        </Button>
        <Button
          kind="quiet"
          onClick={() => showLoading({ text: 'Sending the code', endsAfterMs: 2_000 })}
        >
          Loading
        </Button>
        {(['success', 'notice', 'error'] as const).map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            onClick={() => toast({ kind, text: `A toast of kind ${kind}`, durationMs: 3_000 })}
          >
            Toast: {kind}
          </Button>
        ))}
      </div>
      <Sheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        title="Filter the record"
        closeLabel="Close"
        footer={
          <Button isWide onClick={() => setIsSheetOpen(false)}>
            Show 12 rounds
          </Button>
        }
      >
        <div className="grid gap-4">
          <Field label="From" type="date" />
          <Field label="Until" type="date" />
        </div>
      </Sheet>
      <Drawer
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        title="Menu"
        closeLabel="Close"
      >
        <ul>
          {MENU.map(([icon, text]) => (
            <li key={text} className="flex min-h-13 items-center gap-3 border-line border-b">
              <Icon name={icon} className="text-gold-text" /> {text}
            </li>
          ))}
        </ul>
      </Drawer>
    </GallerySection>
  );
}

async function askToLogOut(): Promise<void> {
  const isConfirmed = await confirm({
    title: 'Log out?',
    text: 'Open rounds stay as they are and can be finished later.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    isDangerous: true,
  });
  const text = isConfirmed ? 'You are logged out' : 'You stay logged in';
  toast({ kind: 'notice', text, durationMs: 1_500 });
}

async function tellOfWin(): Promise<void> {
  await alert({
    title: 'Your gift is on its way',
    text: 'Reference 8F42-19. It arrives within three days.',
    confirmLabel: 'Good',
  });
}
