import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a hair salon: the stylist, the prices, and a menu for the first visit. */
export const salon: TemplateDesign = {
  name: 'salon',
  group: 'wellness',
  theme: 'blossom',
  rows: 7,
  columns: 1,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, to: '/contact' },
    { cell: 'A2', layout: 'words', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'A3', layout: 'framed', art: 2, focus: { x: 50, y: 22 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A4', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'A5', layout: 'price', art: 3, price: 8_800, to: '/contact' },
    { cell: 'A6', layout: 'quote', surface: { pattern: 'plain', colour: 'accent' } },
    { cell: 'A7', layout: 'pair', to: '/contact', surface: { pattern: 'dots', colour: 'background' } },
  ],
  menu: ['/A1', '/A4', '/A5', '/contact'],
};
