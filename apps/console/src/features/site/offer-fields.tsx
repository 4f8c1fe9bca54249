import { MultiSelect, Select } from '@mantine/core';

type OfferFieldsProps<One extends string> = {
  readonly options: readonly { readonly value: One; readonly label: string }[];
  readonly offered: readonly One[];
  /** What a visitor begins with. */
  readonly first: One;
  readonly isLocked: boolean;
  readonly words: { readonly offered: string; readonly first: string };
  readonly onChange: (offered: One[], first: One) => void;
};

/** What a site offers, and what of it a visitor begins with. */
export function OfferFields<One extends string>(props: OfferFieldsProps<One>) {
  const { options, offered, first, isLocked, words, onChange } = props;
  const isOffered = ({ value }: { readonly value: One }) => offered.includes(value);
  return (
    <>
      <MultiSelect
        label={words.offered}
        data={[...options]}
        value={[...offered]}
        disabled={isLocked}
        onChange={(chosen) => onChange(chosen as One[], first)}
      />
      <Select
        label={words.first}
        data={options.filter((option) => isOffered(option) || option.value === first)}
        value={first}
        allowDeselect={false}
        disabled={isLocked}
        onChange={(chosen) => onChange([...offered], chosen as One)}
      />
    </>
  );
}
