import { useState } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Switch } from '../switch/switch.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const RANGES = [
  { value: 'today', text: 'Today' },
  { value: 'week', text: '7 days' },
  { value: 'month', text: '30 days' },
  { value: 'all', text: 'All', isDisabled: true },
] as const;

export function GalleryActions() {
  const [isSending, setIsSending] = useState(true);
  return (
    <GallerySection number="02" title="Actions">
      <Specimen name="Kinds">
        <div className="flex flex-wrap gap-3">
          <Button icon="wallet">Deposit</Button>
          <Button kind="gold">Claim gift</Button>
          <Button kind="quiet">Later</Button>
          <Button kind="danger">Close account</Button>
          <Button kind="plain">Forgot password</Button>
          <ButtonLink kind="quiet" href="#link" icon="external">
            A link
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Sizes">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
        </div>
      </Specimen>
      <Specimen name="Pending keeps its width; disabled; wide with long words">
        <div className="flex flex-wrap gap-3">
          <Button isPending={isSending}>Withdraw ¥ 20,000</Button>
          <Button kind="gold" isPending={isSending}>
            Claim
          </Button>
          <Button disabled>Disabled</Button>
          <Button kind="quiet" disabled>
            Disabled
          </Button>
          <Button isWide>
            Confirm that these details are mine and that the account may be used for withdrawals
          </Button>
        </div>
        <Switch label="Buttons are pending" isOn={isSending} onValue={setIsSending} />
      </Specimen>
      <Specimen name="Icon buttons and badges">
        <div className="flex flex-wrap gap-4">
          <IconButton icon="menu" label="Menu" />
          <IconButton icon="inbox" label="Inbox, 3 unread" count={3} />
          <IconButton icon="bell" label="Notices, 99 unread" count={99} />
          <IconButton icon="mail" label="Mail, more than 99 unread" count={240} />
          <IconButton icon="share" label="Share" isBare />
          <IconButton icon="trash" label="Delete" disabled />
        </div>
      </Specimen>
      <Choices />
    </GallerySection>
  );
}

function Choices() {
  const [range, setRange] = useState<string>('week');
  return (
    <Specimen name="Segmented">
      <Segmented label="Range" options={RANGES} value={range} onValue={setRange} />
    </Specimen>
  );
}
