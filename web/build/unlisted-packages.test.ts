import { expect, it } from 'vitest';
import { type ListedPackage, unlistedPackages, withTexts } from '#web/build/unlisted-packages.ts';

const MODULES = [
  '/p/web/app/main.tsx',
  '\0/p/node_modules/virtual/index.js',
  '/p/node_modules/react/index.js?v=1',
  '/p/node_modules/@scope/name/lib/a.js',
  '/p/node_modules/@scope/name/node_modules/inner/b.js',
];

it('unlistedPackages returns bundled packages that are missing from the list or listed without a licence text (R-6.62)', () => {
  expect(unlistedPackages(MODULES, [])).toEqual(['@scope/name', 'inner', 'react']);
  expect(unlistedPackages(MODULES, [{ name: 'react', text: 'MIT' }, { name: 'inner' }])).toEqual(['@scope/name', 'inner']);
  expect(
    unlistedPackages(
      MODULES,
      ['react', 'inner', '@scope/name'].map((name) => ({ name, text: 'MIT' })),
    ),
  ).toEqual([]);
});

it('withTexts takes a missing licence text from another package of the same authors', () => {
  const listed = [{ name: 'react-remove-scroll-bar' }, { name: 'react-remove-scroll', text: 'MIT' }, { name: 'inner' }];
  expect(withTexts(listed)).toEqual([
    { name: 'react-remove-scroll-bar', text: 'MIT' },
    { name: 'react-remove-scroll', text: 'MIT' },
    { name: 'inner' },
  ]);
});

it('withTexts takes a missing licence text from the file of an installed package of the same authors', () => {
  expect(withTexts<ListedPackage>([{ name: 'budoux' }])[0]?.text).toContain('Apache License');
});
