import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a medical practice: its hours, the first visit and the way there, in calm green. */
export const clinic: TemplateDesign = {
  name: 'clinic',
  group: 'wellness',
  theme: 'moss',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'framed', art: 1, focus: { x: 50, y: 20 }, surface: { pattern: 'plain', colour: 'surface' }, to: '/B1' },
    { cell: 'B1', layout: 'list', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A2', layout: 'high', art: 2, isBright: true, to: '/contact' },
    { cell: 'B2', layout: 'words', surface: { pattern: 'lines', colour: 'background' } },
    { cell: 'A3', layout: 'number', surface: { pattern: 'plain', colour: 'accent' } },
    { cell: 'B3', layout: 'pair', to: '/contact', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'A4', layout: 'low', art: 3 },
    { cell: 'B4', layout: 'centre', to: '/contact', surface: { pattern: 'dots', colour: 'surface' } },
  ],
  menu: ['/A1', '/B1', '/B2', '/contact'],
};
