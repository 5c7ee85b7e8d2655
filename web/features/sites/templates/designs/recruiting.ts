import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for recruiting: bright pictures, a description of the work, and the way to apply. */
export const recruiting: TemplateDesign = {
  name: 'recruiting',
  group: 'organisation',
  theme: 'snow',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, isBright: true, to: '/form' },
    { cell: 'B1', layout: 'framed', art: 6, focus: { x: 50, y: 26 }, to: '/A2', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A2', layout: 'number', art: 2, to: '/B2' },
    { cell: 'B2', layout: 'low', art: 4, isBright: true },
    { cell: 'A3', layout: 'framed', art: 3, focus: { x: 50, y: 28 }, to: '/form' },
    { cell: 'B3', layout: 'low', art: 5, to: '/contact' },
    { cell: 'A4', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'B4', layout: 'pair', to: '/form', surface: { pattern: 'gradient', colour: 'surface' } },
  ],
  menu: ['/A1', '/B1', '/B2', '/form'],
};
