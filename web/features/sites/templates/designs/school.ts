import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a private school: how it teaches, its courses and fees, and a trial lesson. */
export const school: TemplateDesign = {
  name: 'school',
  group: 'organisation',
  theme: 'snow',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, isBright: true, to: '/A4' },
    { cell: 'B1', layout: 'words', surface: { pattern: 'gradient', colour: 'surface' } },
    { cell: 'A2', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'B2', layout: 'framed', art: 3, focus: { x: 50, y: 24 } },
    { cell: 'A3', layout: 'price', price: 12_100, to: '/contact', surface: { pattern: 'dots', colour: 'surface' } },
    { cell: 'B3', layout: 'quote', surface: { pattern: 'plain', colour: 'accent' } },
    { cell: 'A4', layout: 'low', art: 2, to: '/form' },
    { cell: 'B4', layout: 'pair', to: '/contact', surface: { pattern: 'lines', colour: 'surface' } },
  ],
  menu: ['/A1', '/A2', '/A3', '/form'],
};
