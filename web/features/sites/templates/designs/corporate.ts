import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for the site of a company: its purpose, its businesses and its places, for large screens. */
export const corporate: TemplateDesign = {
  name: 'corporate',
  group: 'organisation',
  theme: 'indigo',
  rows: 2,
  columns: 4,
  viewMode: 'PC',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, to: '/A2' },
    { cell: 'B1', layout: 'words', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'C1', layout: 'framed', art: 2, focus: { x: 45, y: 20 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'D1', layout: 'number', surface: { pattern: 'lines', colour: 'background' } },
    { cell: 'A2', layout: 'list', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'B2', layout: 'low', art: 3 },
    { cell: 'C2', layout: 'pair', to: '/contact', surface: { pattern: 'dots', colour: 'background' } },
    { cell: 'D2', layout: 'centre', to: '/contact', surface: { pattern: 'gradient', colour: 'surface' } },
  ],
  menu: ['/A1', '/C1', '/A2', '/contact'],
};
