import { expectAddress, openList } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import { fill, words } from './support/words.ts';

const { catalog } = words('EN');
const { list: listWords } = catalog;

/** What is typed, and the game that it finds first. The server's own tests know every kind of slip. */
const SEARCHES = [
  { how: 'a later word', typed: 'thunder', finds: 'Taiko Thunder' },
  { how: 'a wrong letter', typed: 'olympos', finds: 'Olympus Storm' },
  { how: 'wide letters', typed: 'ＰＵＭＰＫＩＮ', finds: 'Pumpkin Lane' },
  { how: 'Japanese', typed: '招き猫', finds: 'Maneki Triple' },
] as const;

test('[LIST-2] a game is found by parts of its name in any language, and in spite of a slip', async ({
  page,
}) => {
  const { search, names } = await openList(page, '/m/gameList');
  for (const { how, typed, finds } of SEARCHES) {
    await search.fill(typed);
    await expect(names.first(), how).toHaveText(finds);
    await expect(page, how).toHaveURL(
      (url) => url.searchParams.get('gameName') === typed.normalize('NFKC'),
    );
  }
});

test('[LIST-2] [LIST-5] a search leads to all from any view, and is one step of the way back', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng?type=hot');
  await list.search.pressSequentially('koi');
  await expectAddress(page, '/m/rng?gameName=koi');
  await expect(list.view('all')).toHaveAttribute('aria-current', 'true');
  await expect(list.names).toHaveText(['Koi Fortune']);
  await page.goBack();
  await expectAddress(page, '/m/rng?type=hot');
  await expect(list.search).toHaveValue('');
  await expect(list.names.first()).toHaveText('Maneki Triple');
  await page.goForward();
  await expect(list.search).toHaveValue('koi');

  // Other filters stay: the name is looked for among what they leave.
  await list.studio('Mango Moon').click();
  await expectAddress(page, '/m/rng?gameName=koi&vassalage=HMANGO');
  await list.search.fill('lucky');
  await expect(list.names).toHaveText(['Lucky Farm']);
  await expectAddress(page, '/m/rng?gameName=lucky&vassalage=HMANGO');
  await page.getByRole('button', { name: listWords.clearSearch }).click();
  await expectAddress(page, '/m/rng?vassalage=HMANGO');
  await expect(list.search).toBeFocused();
});

test('[LIST-2] whoever types on after a search began loses no letter; a name that no game has is said back, with games that others play', async ({
  page,
}) => {
  const list = await openList(page, '/m/rng');
  const { search, names } = list;
  await search.pressSequentially('koi ');
  await expectAddress(page, '/m/rng?gameName=koi');
  await expect(search).toHaveValue('koi ');
  // So slowly that every letter begins a search, and the next one comes in the middle of it.
  await search.pressSequentially('fortune', { delay: 360 });
  await expect(search).toHaveValue('koi fortune');
  await expectAddress(page, '/m/rng?gameName=koi+fortune');
  await expect(names.first()).toHaveText('Koi Fortune');
  await expect(search).toHaveValue('koi fortune');

  await search.fill('qqqq');
  await expect(page.getByText(fill(listWords.emptyName.title, { name: 'qqqq' }))).toBeVisible();
  await expect(list.games).toHaveCount(0);
  const others = page.getByRole('region', { name: listWords.suggestions });
  await expect(others.getByRole('article')).toHaveCount(6);
  await expect(others.getByRole('link', { name: 'Maneki Triple', exact: true })).toBeVisible();
  await page.getByRole('link', { name: listWords.emptyName.action }).click();
  await expectAddress(page, '/m/rng');
  await expect(names.first()).toHaveText('Maneki Triple');
  await expect(search).toHaveValue('');
});
