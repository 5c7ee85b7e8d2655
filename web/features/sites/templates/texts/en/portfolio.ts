import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const portfolio: TemplateTexts = {
  title: 'Portfolio',
  about: 'For one’s own work: few words, large pictures.',
  sheets: [
    { text: 'Form and\nempty space.', alt: 'A white arch and a red sphere', button: 'See the work' },
    {
      eyebrow: 'Poster',
      text: 'Composition, 2026',
      second: 'For an exhibition, B1',
      alt: 'A black square, a red circle and a blue triangle',
    },
    { eyebrow: 'Sculpture', text: 'Still life, 2025', second: 'Plaster, 40 cm', alt: 'A black sphere and a red cone on columns' },
    { eyebrow: 'At work for', text: '12 yrs', second: 'Book covers, exhibitions, shop signs.' },
    { text: 'Wave, 2024', alt: 'White curves and a red circle on black' },
    {
      eyebrow: 'Print',
      text: 'Gate, 2023',
      second: 'Five colours, edition of thirty',
      alt: 'Five coloured arches inside one another',
      button: 'Get in touch',
    },
    { text: 'Let’s work\ntogether.', alt: 'Business cards and a pencil', button: 'Get in touch' },
    {
      eyebrow: 'About',
      text: 'Career',
      second: '2014 Own studio\n2017 Solo show, Margin\n2020 Book design prize\n2023 Mural, Gate\n2026 Solo show, Composition',
    },
  ],
  menu: ['Home', 'Work', 'Contact'],
  seo: {
    title: 'Portfolio',
    h1: 'Form and empty space',
    description: 'Graphic and sculptural work of recent years, and how to commission more of it.',
  },
};
