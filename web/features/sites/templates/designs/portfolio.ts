import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for the works of one person, with few words, for large screens; the sheets advance automatically. */
export const portfolio: TemplateDesign = {
  name: 'portfolio',
  group: 'culture',
  theme: 'mono',
  rows: 2,
  columns: 4,
  viewMode: 'PC',
  sheets: [
    { cell: 'A1', layout: 'low', textBackdrop: 'gradient', art: 1, isBright: true, to: '/B1' },
    { cell: 'B1', layout: 'framed', art: 3, focus: { x: 50, y: 32 }, sliderTime: 6 },
    { cell: 'C1', layout: 'framed', art: 4, focus: { x: 50, y: 40 }, sliderTime: 6 },
    { cell: 'D1', layout: 'number', surface: { pattern: 'plain', colour: 'text' } },
    { cell: 'A2', layout: 'low', textBackdrop: 'gradient', art: 2, sliderTime: 6 },
    { cell: 'B2', layout: 'bleed', art: 5, to: '/C2' },
    { cell: 'C2', layout: 'low', textBackdrop: 'gradient', art: 6, to: '/contact' },
    { cell: 'D2', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
  ],
  menu: ['/A1', '/B1', '/contact'],
};
