import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CounterTextArea } from '../counter-text-area/counter-text-area.tsx';
import { Field } from '../field/field.tsx';
import { ImageUpload } from '../image-upload/image-upload.tsx';
import { Picker } from '../picker/picker.tsx';
import { SheetPicker } from '../picker/sheet-picker.tsx';
import { Switch } from '../switch/switch.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const REVEAL = { showLabel: 'Show password', hideLabel: 'Hide password' };
const CODES = ['Japan +81', 'Philippines +63', 'Thailand +66', 'Việt Nam +84', '中国 +86'].map(
  (text) => ({ value: text.split('+')[1] ?? '', text }),
);

export function GalleryForms() {
  return (
    <GallerySection number="03" title="Forms">
      <TextFields />
      <Choosers />
    </GallerySection>
  );
}

function TextFields() {
  const [amount, setAmount] = useState('20000');
  const [words, setWords] = useState('The lantern round stopped before the bonus was counted.');
  return (
    <>
      <Field label="Account" autoComplete="username" placeholder="4 to 16 letters or digits" />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        defaultValue="night-market"
        reveal={REVEAL}
        hint="At least eight characters"
      />
      <Field
        label="Amount"
        inputMode="decimal"
        value={amount}
        onValue={setAmount}
        prefix="¥"
        suffix={<span className="pr-2 text-sm">max 50,000</span>}
        hint="Full-width digits become plain ones"
      />
      <Field
        label="E-mail"
        type="email"
        defaultValue="sakura@"
        error="This address is not complete. It needs a name after the @, such as example.com."
      />
      <Field label="Member since" defaultValue="12 April" disabled />
      <CounterTextArea
        label="What happened?"
        value={words}
        onValue={setWords}
        charactersMax={200}
        hint="20 characters at least"
      />
      <CounterTextArea
        label="A note that is too long"
        value={'Too long. '.repeat(15)}
        onValue={() => undefined}
        charactersMax={140}
        error="Please keep it within 140 characters."
      />
    </>
  );
}

function Choosers() {
  const [code, setCode] = useState('81');
  const [isLoud, setIsLoud] = useState(true);
  const [images, setImages] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  return (
    <>
      <Picker
        label="Bank"
        placeholder="Choose your bank"
        defaultValue=""
        options={[
          { value: 'a', text: 'Sumida Bank' },
          { value: 'b', text: 'Kamogawa Trust and Savings Bank of the Eastern Districts' },
        ]}
      />
      <SheetPicker
        label="Dialling code"
        options={CODES}
        value={code}
        onValue={setCode}
        closeLabel="Close"
        searchLabel="Search country or code"
        nothingFound="No country has that name or code."
      />
      <Specimen name="Checkbox and switch">
        <div>
          <Checkbox label="I am 21 or older and accept the terms" defaultChecked />
          <Checkbox label="Send me offers" />
          <Checkbox label="I accept the terms" error="Needed to open an account." />
          <Checkbox label="Disabled" disabled />
          <Switch label="Sound" hint="Off until you turn it on" isOn={isLoud} onValue={setIsLoud} />
          <Switch label="Haptic tick" isOn={false} onValue={() => undefined} disabled />
        </div>
      </Specimen>
      <ImageUpload
        label="Pictures"
        addLabel="Add"
        removeLabel={(name) => `Remove ${name}`}
        images={images}
        onImages={setImages}
        onRefused={(refusals) => setError(refusals[0] && `Left out: ${refusals.join(', ')}`)}
        error={error}
        hint="Up to three, PNG or JPG, 5 MB each"
        imagesMax={3}
        bytesMax={5 * 1024 * 1024}
        types={['png', 'jpg']}
      />
    </>
  );
}
