import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a café: its coffee, its menu and its opening hours, on warm paper. */
export const cafe: TemplateDesign = {
  name: 'cafe',
  group: 'hospitality',
  theme: 'paper',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, isBright: true, to: '/A2' },
    { cell: 'B1', layout: 'words', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'A2', layout: 'list', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'B2', layout: 'framed', art: 2, focus: { x: 50, y: 24 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A3', layout: 'price', art: 3, price: 620, to: '/contact' },
    { cell: 'B3', layout: 'quote', surface: { pattern: 'plain', colour: 'accent' } },
    { cell: 'A4', layout: 'number', surface: { pattern: 'dots', colour: 'background' } },
    { cell: 'B4', layout: 'pair', to: '/contact', surface: { pattern: 'lines', colour: 'background' } },
  ],
  menu: ['/A1', '/A2', '/B4', '/contact'],
};
