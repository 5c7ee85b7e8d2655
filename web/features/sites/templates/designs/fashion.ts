import { DEFAULT_TEXT_STYLE } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a fashion label: a collection in one colour, with two products and the shops. */
export const fashion: TemplateDesign = {
  name: 'fashion',
  group: 'sales',
  theme: 'mono',
  rows: 8,
  columns: 1,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'centre', art: 2, to: '/A2' },
    { cell: 'A2', layout: 'price', art: 1, price: 39_600, to: '/contact' },
    { cell: 'A3', layout: 'words', surface: { pattern: 'plain', colour: 'surface' } },
    {
      cell: 'A4',
      layout: 'product',
      products: [
        { art: 1, price: 9_900, to: '/contact' },
        { art: 2, price: 24_200, to: '/contact' },
      ],
      surface: { pattern: 'lines', colour: 'background' },
    },
    { cell: 'A5', layout: 'framed', art: 3, focus: { x: 50, y: 26 }, to: '/contact' },
    {
      cell: 'A6',
      layout: 'number',
      textStyles: { headline: { ...DEFAULT_TEXT_STYLE, step: -2 } },
      surface: { pattern: 'plain', colour: 'text' },
    },
    { cell: 'A7', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'A8', layout: 'pair', to: '/contact', surface: { pattern: 'dots', colour: 'surface' } },
  ],
  menu: ['/A1', '/A2', '/A7', '/contact'],
};
