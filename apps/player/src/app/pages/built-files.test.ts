import { expect, test } from 'vitest';
import { filesOfPage } from './built-files.ts';

const built = {
  'src/entry.client.tsx': { file: 'assets/entry.js', imports: ['_frame.js'] },
  'src/app/screens/home-screen.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  'src/features/site/screens/terms-screen.tsx': { file: 'assets/terms.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_frame.js', '_shared.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_shared.js'] },
};

test('a document asks for the frame, the page’s own file and all that they import, each once', () => {
  const frame = ['/m/assets/entry.js', '/m/assets/frame.js', '/m/assets/shared.js'];
  expect(filesOfPage(built, 'app/screens/home-screen.tsx')).toEqual([
    ...frame,
    '/m/assets/home.js',
  ]);
  const terms = filesOfPage(built, 'features/site/screens/terms-screen.tsx');
  expect(terms).toEqual([...frame, '/m/assets/terms.js']);
});

test('without a build, as in development, a page names no files', () => {
  expect(filesOfPage({}, 'app/screens/home-screen.tsx')).toEqual([]);
});
