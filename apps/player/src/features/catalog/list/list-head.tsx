import { memo } from 'react';
import { menuCodeOf } from './list-choice.ts';
import { ListMenu } from './list-menu.tsx';
import { chooseTab, searchName } from './list-state.ts';
import { NameSearch } from './name-search.tsx';
import { TabButtons } from './tab-buttons.tsx';
import { useListState } from './use-list-state.ts';
import { VendorMenu } from './vendor-menu.tsx';

/** What leads from one list to another. It follows the address alone: games that come do not draw it again. */
export const ListHead = memo(function ListHead() {
  const { state, go, lay } = useListState();
  const { gameName = '' } = state.filters;
  return (
    // As low as a thumb can use: whoever comes for games sees two rows of them at once.
    <div className="grid grid-cols-1 gap-2">
      <ListMenu chosen={menuCodeOf(state)} />
      <div className="relative flex items-center gap-2">
        <NameSearch
          value={gameName}
          onSearch={(text) => go(searchName(state, text), { replaces: gameName !== '' })}
        />
        <TabButtons state={state} onFilter={() => lay(chooseTab(state, 'filter'))} />
      </div>
      <VendorMenu state={state} />
    </div>
  );
});
