import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a wedding invitation: the day, the place and the answer of the guests. */
export const wedding: TemplateDesign = {
  name: 'wedding',
  group: 'culture',
  theme: 'paper',
  rows: 7,
  columns: 1,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'centre', art: 1, isBright: true },
    { cell: 'A2', layout: 'quote', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A3', layout: 'number', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'A4', layout: 'low', art: 3, isBright: true, to: '/contact' },
    { cell: 'A5', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'A6', layout: 'framed', art: 2, focus: { x: 50, y: 26 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A7', layout: 'pair', to: '/form', surface: { pattern: 'dots', colour: 'background' } },
  ],
  menu: ['/A1', '/A3', '/A4', '/form'],
};
