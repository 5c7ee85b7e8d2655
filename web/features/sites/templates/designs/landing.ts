import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a page with one aim: from the problem to the price, each sheet leads to the form. */
export const landing: TemplateDesign = {
  name: 'landing',
  group: 'sales',
  theme: 'pop',
  rows: 8,
  columns: 1,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, isBright: true, to: '/form' },
    { cell: 'A2', layout: 'list', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A3', layout: 'number', surface: { pattern: 'plain', colour: 'text' } },
    { cell: 'A4', layout: 'framed', art: 2, focus: { x: 50, y: 22 } },
    { cell: 'A5', layout: 'low', art: 3, textBackdrop: 'gradient' },
    { cell: 'A6', layout: 'price', price: 3_980, to: '/form', surface: { pattern: 'dots', colour: 'background' } },
    { cell: 'A7', layout: 'quote', surface: { pattern: 'plain', colour: 'accent' } },
    { cell: 'A8', layout: 'centre', to: '/form', surface: { pattern: 'lines', colour: 'background' } },
  ],
  menu: ['/A1', '/A3', '/A6', '/form'],
};
