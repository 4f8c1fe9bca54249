import { expect, test } from 'vitest';
import { filesOfPage } from './built-files.ts';

const built = {
  'src/app/screens/home-screen.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  'src/features/site/screens/terms-screen.tsx': { file: 'assets/terms.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_frame.js', '_shared.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_shared.js'] },
};

test('a page consists of its own file and of all that it imports, each named once', () => {
  expect(filesOfPage(built, './screens/home-screen.tsx')).toEqual([
    '/m/assets/home.js',
    '/m/assets/shared.js',
    '/m/assets/frame.js',
  ]);
  expect(filesOfPage(built, '../features/site/screens/terms-screen.tsx')).toEqual([
    '/m/assets/terms.js',
  ]);
});

test('without a build, as in development, a page names no files', () => {
  expect(filesOfPage({}, './screens/home-screen.tsx')).toEqual([]);
});
